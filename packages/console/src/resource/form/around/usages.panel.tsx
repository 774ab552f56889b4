import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Usages } from '../../list/actions/usage-list.tsx';
import { useRecordFormContext } from '../form.context.ts';
import { usagesQuery } from '../record.queries.ts';

/** « Utilisé dans »: the records that refer to this one. */
export function UsagesPanel({ id }: { readonly id: number }) {
  const { resource } = useRecordFormContext().form;
  const { data, error, isPending, isFetching, refetch } = useQuery(usagesQuery(resource, id));
  const isNowhere = data && data.items.length === 0 && data.ailleurs === 0;
  return (
    <Panel title="Utilisé dans">
      {isPending && <Skeleton height={48} />}
      {error && (
        <LoadError
          title="Les utilisations n’ont pas pu être lues"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isNowhere && (
        <Text size="sm" c="dimmed">
          Nulle part pour l’instant.
        </Text>
      )}
      {data && !isNowhere && <Usages items={data.items} elsewhere={data.ailleurs} />}
    </Panel>
  );
}
