import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useListContext } from '../list.context.ts';
import { isApart } from '../list-frame.ts';
import { pageOfRows } from './list-request.ts';
import { FIRST_STATE, isSearched, withFilter } from './list-state.ts';

/** The rows that the list leaves out, offered where a search finds none. */
export interface ApartSide {
  readonly label: string;
  /** The count of those rows; undefined until it is known, and during a search, for which it is not read. */
  readonly total: number | undefined;
  /** Shows those rows, under the same search. */
  readonly show: () => void;
}

/** The rows set apart; null where the list leaves none out, or does not show the rows in use. */
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
    // A count that failed does not hide the way to these rows.
    total: error ? 0 : data?.total,
    show: () => list.change({ filters: withFilter(filters, apart.field, apart.values) }),
  };
}
