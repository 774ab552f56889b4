import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useListContext } from '../list.context.ts';
import { isApart } from '../list-frame.ts';
import { pageOfRows } from './list-request.ts';
import { FIRST_STATE, isSearched, withFilter } from './list-state.ts';

/** What the list leaves out, where rows are looked for and none is found. */
export interface ApartSide {
  readonly label: string;
  /** How many stand there; undefined until it is known, and where something is searched, for which it is not counted. */
  readonly total: number | undefined;
  /** Looks for the same there. */
  readonly show: () => void;
}

/** Null where the list leaves nothing out, or shows something else than the rows in use. */
export function useApart(): ApartSide | null {
  const { resource, list, rows, apart } = useListContext();
  const { etat, filters } = list.state;
  const isOffered = apart !== undefined && etat === 'actif' && !isApart(apart, filters);
  const isCounted = isOffered && rows.total === 0 && !isSearched(list.state);
  const state = { ...FIRST_STATE, filters: apart ? withFilter({}, apart.field, apart.values) : {} };
  const request = { ...pageOfRows(resource, state, []), itemsPerPage: 1 };
  const { data, error } = useQuery({
    queryKey: [...resourceKey(resource.id), 'apart', request] as const,
    queryFn: ({ signal }) => call(resource.calls.list, { query: request }, { signal }),
    enabled: isCounted,
    staleTime: 0,
  });
  if (!isOffered) return null;
  return {
    label: apart.label,
    // What cannot be counted does not hide the way on.
    total: error ? 0 : data?.total,
    show: () => list.change({ filters: withFilter(filters, apart.field, apart.values) }),
  };
}
