import { objet } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usagesQuery } from '../../../resource/form/record.queries.ts';
import { Usages } from '../../../resource/list/actions/usage-list.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Where the public, or a colleague, finds this objet. */
export function PublicationsTab({ id }: { readonly id: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(usagesQuery(objet, id));
  const isNowhere = data && data.items.length === 0 && data.ailleurs === 0;
  return (
    <Panel title="Publications">
      {isPending && <Skeleton height={48} />}
      {error && (
        <LoadError
          title="Les publications n’ont pas pu être lues"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isNowhere && (
        <Text c="dimmed">
          Cet objet n’est encore dans aucune publication. Il y entrera avec une sélection, une liste ou une édition qui
          le retient.
        </Text>
      )}
      {data && !isNowhere && <Usages items={data.items} elsewhere={data.ailleurs} />}
    </Panel>
  );
}
