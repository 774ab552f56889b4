import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';
import { historyQuery } from '../record.queries.ts';
import { HistoryVersion } from './history-version.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Absent for a person who may not change the record. */
  readonly onRestore: ((numero: number) => void) | undefined;
}

/** Every version of the record: its author, its date, its changes, and the button that restores it. */
export default function HistoryDrawer({ opened, onClose, onRestore }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(34rem, 100%)"
      title="Historique"
      overlayProps={VEIL}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': 'Fermer l’historique' }}
    >
      {opened && <Versions onRestore={onRestore} />}
    </Drawer>
  );
}

function Versions({ onRestore }: Pick<Props, 'onRestore'>) {
  const { resource } = useRecordFormContext().form;
  const id = useForm(({ base }) => base?.id ?? 0);
  const version = useForm(({ base }) => base?.version ?? 0);
  const history = useInfiniteQuery(historyQuery(resource, id, version));
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = history;
  if (isPending) return <Skeleton height={200} />;
  return (
    <Stack gap="md">
      {data?.pages.flatMap(({ items, names }) =>
        items.map((entry) => (
          <HistoryVersion
            key={entry.numero}
            entry={entry}
            names={names}
            resource={resource}
            onRestore={entry.numero === version ? undefined : onRestore}
          />
        )),
      )}
      {error && (
        <LoadError
          title="L’historique n’a pas pu être lu"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          Voir les versions plus anciennes
        </Button>
      )}
    </Stack>
  );
}
