import { type PartageDeMedias, revokePartage } from '@bridge/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { LiensPartages, LigneDeLien } from '../../common/liens/lien-partage.tsx';
import { sentenceOf } from '../../explain.ts';
import { partagesQuery } from './partage.queries.ts';
import { titreDuPartage } from './partage.rules.ts';

/** The shares with their authors and their ends. `none`: the words when nothing is shared. */
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
      <LiensPartages>
        {data.items.map((partage) => (
          <Ligne key={partage.id} partage={partage} />
        ))}
      </LiensPartages>
    </section>
  );
}

function Ligne({ partage }: { readonly partage: PartageDeMedias }) {
  const queries = useQueryClient();
  const titre = titreDuPartage(partage);
  const revoking = useMutation({
    mutationFn: () => call(revokePartage, { params: { id: partage.id } }),
    onSuccess: (answer) => {
      queries.setQueryData(partagesQuery.queryKey, answer);
      showNotice('Lien révoqué.');
    },
  });
  return <LigneDeLien titre={titre} lien={partage} revoking={revoking.isPending} onRevoke={() => revoking.mutate()} />;
}
