import { clesDuSite } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export function clesQuery(id: number) {
  return queryOptions({
    queryKey: ['cles', id],
    queryFn: ({ signal }) => call(clesDuSite, { params: { id } }, { signal }),
  });
}
