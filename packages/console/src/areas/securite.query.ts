import { getSecurite } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** How one's own account is protected. */
export const securiteQuery = queryOptions({
  queryKey: ['profile', 'securite'],
  queryFn: ({ signal }) => call(getSecurite, {}, { signal }),
});
