import {
  compareImportations,
  type EndpointRequest,
  type EtatImportation,
  fluxBySystem,
  getChangement,
  importation,
  listAvis,
  listBruts,
  listChangements,
  listEcarts,
  listLaisses,
  listRejets,
  type Systeme,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { AVIS_KEY, IMPORTS_KEY } from '../../api/jobs.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';
import { isLive } from './importation.rules.ts';

export const PER_PAGE = 25;

export function reportQuery(id: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'rapport', id],
    queryFn: (context) => call(importation.calls.get, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => paceOf(data && isLive(data) ? 1 : 0, status === 'error'),
    staleTime: 0,
  });
}

export type ChangementsRequest = NonNullable<EndpointRequest<typeof listChangements>['query']>;

export function changementsQuery(id: number, query: ChangementsRequest) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'objets', id, query],
    queryFn: ({ signal }) => call(listChangements, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function changementQuery(id: number, identifiant: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'objet', id, identifiant],
    queryFn: ({ signal }) => call(getChangement, { params: { id, identifiant } }, { signal }),
  });
}

export function brutsQuery(id: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'bruts', id],
    queryFn: ({ signal }) => call(listBruts, { params: { id } }, { signal }),
  });
}

export function rejetsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'rejets', id, page],
    queryFn: ({ signal }) => call(listRejets, { params: { id }, query: { page, itemsPerPage: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function laissesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'laisses', id, page],
    queryFn: ({ signal }) => call(listLaisses, { params: { id }, query: { page, itemsPerPage: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The last runs of a feed, in some of the states. */
export function runsOfQuery(systeme: Systeme, flux: number, etat?: readonly EtatImportation[]) {
  const filter = JSON.stringify({ [fluxBySystem[systeme].id]: [flux], ...(etat && { etat }) });
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'du-flux', filter],
    queryFn: (context) =>
      call(
        importation.calls.list,
        { query: { filter, itemsPerPage: 200, fields: Object.keys(importation.fields).join(',') } },
        mannerOf(context),
      ),
    select: ({ items }) => items.map((item) => importation.row.parse(item)),
  });
}

export function comparaisonQuery(id: number, autre: number) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'comparaison', id, autre],
    queryFn: ({ signal }) => call(compareImportations, { params: { id, autre } }, { signal }),
  });
}

export type EcartsRequest = NonNullable<EndpointRequest<typeof listEcarts>['query']>;

export function ecartsQuery(id: number, autre: number, query: EcartsRequest) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'ecarts', id, autre, query],
    queryFn: ({ signal }) => call(listEcarts, { params: { id, autre }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const avisQuery = queryOptions({
  queryKey: AVIS_KEY,
  queryFn: (context) => call(listAvis, {}, mannerOf(context)),
  refetchInterval: ({ state: { status } }) => paceOf(0, status === 'error'),
});
