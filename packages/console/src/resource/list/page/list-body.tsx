import { useListContext } from '../list.context.ts';
import { ListCards } from '../table/list-cards.tsx';
import { ListTable } from '../table/list-table.tsx';
import { ListFailure, ListOffline } from './list-failure.tsx';
import { ListNothing } from './list-nothing.tsx';

/** The rows of the page, or the reason why the list shows none. */
export function ListBody() {
  const { rows, phone } = useListContext();
  if (rows.total === undefined) {
    if (rows.error) return <ListFailure />;
    if (rows.offline) return <ListOffline />;
  } else if (rows.items.length === 0) {
    return <ListNothing />;
  }
  return phone ? <ListCards /> : <ListTable />;
}
