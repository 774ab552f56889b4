import { actionLabel, journal } from '@bridge/contract';
import { Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import '../../ui/dialog.styles.ts';
import { VEIL } from '../../ui/veil.ts';
import { explain } from '../explain.ts';
import { JournalDetails } from './journal-details.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One line of the audit log: what was and what became. */
export default function JournalDrawer({ id, onClose }: Props) {
  useReturnFocus();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...resourceKey(journal.id), 'record', id],
    queryFn: ({ signal }) => call(journal.calls.get, { params: { id } }, { quiet: true, signal }),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(40rem, 100%)"
      title={data ? actionLabel(data.action) : `Ligne n°\u00a0${id}`}
      overlayProps={VEIL}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': 'Fermer la ligne' }}
    >
      {error && !data && (
        <LoadError
          title="Cette ligne n’a pas pu être lue"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={200} />}
      {data && <JournalDetails line={data} />}
    </Drawer>
  );
}
