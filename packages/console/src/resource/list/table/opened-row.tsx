import { useSearchParams } from 'react-router';
import type { Detail } from '../list-frame.ts';

/** The row that the address names, opened over its list. */
export function OpenedRow({ Body, ...detail }: Detail) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get(detail.parameter));
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return <Body key={id} id={id} onClose={() => setSearch((now) => withRow(now, detail, null))} />;
}

/** The query of the list with a row opened, or with none. */
export function withRow(
  search: URLSearchParams,
  { parameter, owns = [] }: Omit<Detail, 'Body'>,
  id: number | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [parameter, ...owns]) next.delete(name);
  if (id !== null) next.set(parameter, String(id));
  return next;
}
