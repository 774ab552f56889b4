import { actionLabel, journal } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { RowDrawer } from '../common/lignes/row.drawer.tsx';
import { JournalDetails } from './journal-details.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One line of the audit log, with its changes. */
export default function JournalDrawer({ id, onClose }: Props) {
  const read = useQuery({
    queryKey: [...resourceKey(journal.id), 'record', id],
    queryFn: ({ signal }) => call(journal.calls.get, { params: { id } }, { signal }),
  });
  return (
    <RowDrawer
      read={read}
      title={read.data ? actionLabel(read.data.action) : `Ligne n°\u00a0${id}`}
      words={{ close: 'Fermer la ligne', failed: 'Cette ligne n’a pas pu être lue' }}
      onClose={onClose}
    >
      {(line) => <JournalDetails line={line} />}
    </RowDrawer>
  );
}
