import { getSecurite } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The protections of the person's own account. */
export const securiteQuery = queryOptions({
  queryKey: ['profile', 'securite'],
  queryFn: ({ signal }) => call(getSecurite, {}, { signal }),
});
