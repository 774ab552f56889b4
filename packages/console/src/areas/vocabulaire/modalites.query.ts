import { modalite } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';

export const MODALITES_PAGE = 20;
const FIELDS = ['libelle', 'libelleLocal', 'picto', 'code', 'nombreObjets', 'disparuLe', 'equivaut'].join();

/** The values of a criterion, a page at a time, in the order of the source. */
export function modalitesQuery(critere: number, page: number) {
  const query = {
    page,
    itemsPerPage: MODALITES_PAGE,
    sort: 'ordre,libelle',
    filter: JSON.stringify({ critere: [critere] }),
    fields: FIELDS,
  };
  return queryOptions({
    queryKey: [...resourceKey(modalite.id), 'list', 'critere', query] as const,
    queryFn: ({ signal }) => call(modalite.calls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
