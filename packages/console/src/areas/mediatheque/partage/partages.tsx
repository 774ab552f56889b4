import { type PartageDeMedias, revokePartage } from '@bridge/contract';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './partage.module.css';
import { partagesQuery } from './partage.queries.ts';
import { etatDuPartage, phraseDuPartage, titreDuPartage } from './partage.rules.ts';

/** Who shared what, and until when. `none`: what to say where nothing is shared. */
export function Partages({ none }: { readonly none?: string }) {
  const { data, error, isFetching, refetch } = useQuery(partagesQuery);
  if (!data) {
    if (!error) return <Skeleton height={72} />;
    return (
      <LoadError
        title="Les partages n’ont pas pu être lus"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.items.length === 0) return none === undefined ? null : <Text size="sm">{none}</Text>;
  return (
    <section aria-label="Partages récents">
      <Title order={3} mb="xs">
        Partages récents
      </Title>
      <ul className={classes.lines}>
        {data.items.map((partage) => (
          <Ligne key={partage.id} partage={partage} />
        ))}
      </ul>
    </section>
  );
}

function Ligne({ partage }: { readonly partage: PartageDeMedias }) {
  const queries = useQueryClient();
  const now = new Date();
  const isOpen = etatDuPartage(partage, now) === 'ouvert';
  const titre = titreDuPartage(partage);
  const revoking = useMutation({
    mutationFn: () => call(revokePartage, { params: { id: partage.id } }),
    onSuccess: (answer) => {
      queries.setQueryData(partagesQuery.queryKey, answer);
      showNotice('Lien révoqué.');
    },
  });
  const revoke = async () => {
    const agreed = await askYesOrNo({
      title: 'Révoquer ce lien',
      text: `Plus personne n’ouvrira «\u00a0${titre}\u00a0» par ce lien.`,
      confirm: 'Révoquer',
      cancel: 'Le laisser ouvert',
      danger: true,
    });
    if (agreed) revoking.mutate();
  };
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Group gap={6} wrap="nowrap">
          <Dot colour={isOpen ? 'green' : 'gray'} />
          <Text size="sm" fw={550} lineClamp={1}>
            {titre}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {phraseDuPartage(partage, now)}
        </Text>
      </div>
      {isOpen && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          flex="none"
          loading={revoking.isPending}
          aria-label={`Révoquer\u00a0: ${titre}`}
          onClick={() => void revoke()}
        >
          Révoquer
        </Button>
      )}
    </li>
  );
}
