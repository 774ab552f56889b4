import { listEntitiesForChoice } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The entities of the person's branch. */
export const branchQuery = queryOptions({
  queryKey: ['preferences', 'branche'],
  queryFn: ({ signal }) => call(listEntitiesForChoice, { query: {} }, { signal }),
});
