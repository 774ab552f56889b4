import { listViews } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export function viewsQuery(ressource: string) {
  return queryOptions({
    queryKey: ['vues', ressource],
    // Without views, the list still works: the menu tells the failure too.
    queryFn: async ({ signal }) => {
      const { items } = await call(listViews, { query: { ressource } }, { signal });
      return items;
    },
  });
}
