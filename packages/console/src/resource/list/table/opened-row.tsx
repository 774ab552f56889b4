import { useSearchParams } from 'react-router';
import type { Detail } from '../list-frame.ts';

/** The row that the address names, over its list. */
export function OpenedRow({ parameter, Body }: Detail) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get(parameter));
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return <Body key={id} id={id} onClose={() => setSearch((now) => withRow(now, parameter, null))} />;
}

/** The address of the list with one of its rows open, or none. */
export function withRow(search: URLSearchParams, parameter: string, id: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(parameter);
  else next.set(parameter, String(id));
  return next;
}
