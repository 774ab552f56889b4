import {
  apercuDeLegende,
  type BrouillonDeLegende,
  bilanDePlan,
  type DemandeDeBilan,
  type EndpointRequest,
  extremesDeRubrique,
  type GabaritEpingle,
  type Langue,
  modeleEdition,
  prochainesExecutions,
  versionsDeGabarits,
} from '@bridge/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';

/** Options of the answers about drafts: asked again at each change, the former answer staying meanwhile. */
const FRESH = { staleTime: 30_000, gcTime: 60_000, retry: false, placeholderData: keepPreviousData } as const;

export function bilanQuery(body: DemandeDeBilan | null) {
  return queryOptions({
    queryKey: ['editions', 'bilan', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(bilanDePlan, { body }, { toldInPlace: true, signal }),
    ...FRESH,
  });
}

export const findExtremes = (body: EndpointRequest<typeof extremesDeRubrique>['body']) =>
  call(extremesDeRubrique, { body });

export function apercuDeLegendeQuery(body: { readonly legende: BrouillonDeLegende; readonly langue: Langue } | null) {
  return queryOptions({
    queryKey: ['editions', 'legende', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(apercuDeLegende, { body }, { toldInPlace: true, signal }),
    ...FRESH,
  });
}

const MODELES_PROPOSES = 100;

/** The models that something may be tried on, by name. */
export const modelesQuery = queryOptions({
  queryKey: [...resourceKey(modeleEdition.id), 'essais'],
  queryFn: async ({ signal }) => {
    const query = { itemsPerPage: MODELES_PROPOSES, sort: 'nom' };
    const { items } = await call(modeleEdition.calls.list, { query }, { signal });
    return items.map(({ id, nom }) => ({ value: String(id), label: String(nom) }));
  },
});

/** The next dates of a cron expression, which the server alone reads. */
export function prochainesQuery(body: EndpointRequest<typeof prochainesExecutions>['body'] | null) {
  return queryOptions({
    queryKey: ['editions', 'prochaines', body],
    queryFn:
      body === null ? skipToken : ({ signal }) => call(prochainesExecutions, { body }, { toldInPlace: true, signal }),
    ...FRESH,
  });
}

/** The gabarits of a model with their newest versions, which others may save meanwhile. */
export function versionsQuery(epingles: readonly GabaritEpingle[]) {
  return queryOptions({
    queryKey: ['editions', 'gabarits', 'versions', epingles],
    queryFn:
      epingles.length === 0
        ? skipToken
        : ({ signal }) => call(versionsDeGabarits, { body: { epingles: [...epingles] } }, { signal }),
    ...FRESH,
  });
}
