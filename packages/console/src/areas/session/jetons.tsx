import { type JetonDApi, momentInWords, resourceById, revokeJeton, timeAgo, VERBES_DE_DROIT } from '@bridge/contract';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { JetonForm } from './jeton.form.tsx';
import classes from './open-sessions.module.css';
import { jetonsQuery } from './profile.queries.ts';

/** What programs present to act in one's name. */
export function Jetons() {
  const { data, error, isPending, isFetching, refetch } = useQuery(jetonsQuery);
  const [adding, setAdding] = useState(false);
  if (isPending) return <Skeleton height={72} />;
  if (error)
    return (
      <LoadError
        title="Vos jetons n’ont pas pu être lus"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (adding) return <JetonForm onEnd={() => setAdding(false)} />;
  return (
    <Stack gap="md">
      {data.jetons.length === 0 && <Text c="dimmed">Aucun jeton : aucun programme n’agit en votre nom.</Text>}
      {data.jetons.length > 0 && (
        <ul className={classes.sessions}>
          {data.jetons.map((jeton) => (
            <Jeton key={jeton.id} jeton={jeton} />
          ))}
        </ul>
      )}
      <Group>
        <Button variant="default" onClick={() => setAdding(true)}>
          Créer un jeton
        </Button>
      </Group>
    </Stack>
  );
}

const wordOf = new Map<string, string>(VERBES_DE_DROIT.map(({ value, label }) => [value, label]));

function Jeton({ jeton }: { readonly jeton: JetonDApi }) {
  const { id, nom, fin, portees, expireLe, utiliseLe } = jeton;
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => call(revokeJeton, { params: { id } }),
    onSuccess: () => showNotice('Jeton révoqué'),
    onSettled: () => queries.invalidateQueries({ queryKey: jetonsQuery.queryKey }),
  });
  async function confirm() {
    const text = `Le programme qui présente «\u00a0${nom}\u00a0» sera refusé aussitôt.`;
    if (await askYesOrNo({ title: 'Révoquer ce jeton', text, confirm: 'Révoquer', cancel: 'Annuler' }))
      revoking.mutate();
  }
  const isOver = new Date(expireLe) < new Date();
  const rights = portees.map(
    ({ ressource, verbes }) =>
      `${resourceById(ressource)?.noun.many ?? ressource} (${verbes.map((verbe) => wordOf.get(verbe)).join(', ')})`,
  );
  return (
    <li className={classes.session}>
      <IconPlugConnected size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>{nom}</Text>
          <Text c="dimmed">…{fin}</Text>
          {isOver && <Badge color="gray">Expiré</Badge>}
        </Group>
        <Text>{rights.join(' · ')}</Text>
        <Text c="dimmed">
          {utiliseLe ? `Utilisé ${timeAgo(new Date(utiliseLe), new Date())}` : 'Jamais utilisé'} · expire le{' '}
          {momentInWords(expireLe)}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={revoking.isPending}
        onClick={() => void confirm()}
        aria-label={`Révoquer le jeton ${nom}`}
      >
        Révoquer
      </Button>
    </li>
  );
}
