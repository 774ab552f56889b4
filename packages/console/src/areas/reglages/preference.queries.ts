import { listEntitiesForChoice, readPreferences } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** Of one's own entity, when none is named. */
export function preferencesQuery(entite: number | null) {
  return queryOptions({
    queryKey: ['preferences', entite],
    queryFn: ({ signal }) =>
      call(readPreferences, { query: entite === null ? {} : { entite } }, { quiet: true, signal }),
  });
}

export const branchQuery = queryOptions({
  queryKey: ['preferences', 'branche'],
  queryFn: ({ signal }) => call(listEntitiesForChoice, { query: {} }, { quiet: true, signal }),
});
