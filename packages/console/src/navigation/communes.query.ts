import { communesDuCatalogue } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** The communes of the objets whose names match a text. */
export function communesQuery(q: string) {
  return queryOptions({
    queryKey: ['communes', q],
    queryFn: async ({ signal }) => (await call(communesDuCatalogue, { query: { q } }, { signal })).items,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
