import { type EndpointAnswer, modalitesDuCritere, vocabulaireDesRegles } from '@bridge/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export type VocabulaireDesRegles = EndpointAnswer<typeof vocabulaireDesRegles>;

/** The vocabulary that this instance adds to rules: imports change it, and not while rules are written. */
export const vocabulaireQuery = queryOptions({
  queryKey: ['selections', 'vocabulaire'],
  queryFn: ({ signal }) => call(vocabulaireDesRegles, {}, { signal }),
  staleTime: 5 * 60_000,
});

export const SANS_VOCABULAIRE: VocabulaireDesRegles = { capacites: [], champs: [] };

/** The values of a criterion and of its equivalents; none until a criterion is chosen. */
export function modalitesQuery(critere: number) {
  return queryOptions({
    queryKey: ['blocs', 'modalites', critere],
    queryFn:
      critere === 0
        ? skipToken
        : async ({ signal }) => (await call(modalitesDuCritere, { query: { critere } }, { signal })).items,
    staleTime: 60_000,
  });
}
