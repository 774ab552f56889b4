import { type JetonDApi, resourceById, revokeJeton, VERBES_DE_DROIT } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { JetonLine, JetonLines } from '../../common/jetons/jeton-line.tsx';
import { explain } from '../../explain.ts';
import { JetonForm } from './jeton.form.tsx';
import { jetonsQuery } from './profile.queries.ts';

/** The tokens that programs present to act in the person's name. */
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
        <JetonLines>
          {data.jetons.map((jeton) => (
            <Jeton key={jeton.id} jeton={jeton} />
          ))}
        </JetonLines>
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
  const { id, nom, portees } = jeton;
  const queries = useQueryClient();
  const rights = portees.map(
    ({ ressource, verbes }) =>
      `${resourceById(ressource)?.noun.many ?? ressource} (${verbes.map((verbe) => wordOf.get(verbe)).join(', ')})`,
  );
  return (
    <JetonLine
      jeton={jeton}
      nom={nom}
      rights={rights.join(' · ')}
      revoke={() => call(revokeJeton, { params: { id } })}
      onSettled={() => queries.invalidateQueries({ queryKey: jetonsQuery.queryKey })}
    />
  );
}
