import {
  type BrouillonDeScoring,
  type BrouillonDeTri,
  compareProfils,
  type EndpointAnswer,
  etatDuScoring,
  explainScore,
  modelesDeScoring,
  scoresDuProfil,
  scoring,
  tryTri,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';

export type Essai = EndpointAnswer<typeof tryTri>;
export type Etat = EndpointAnswer<typeof etatDuScoring>;

/** The most ranks that a screen shows at once. */
export const PAGE_DE_RANGS = 20;

export function essaiQuery(brouillon: BrouillonDeTri, selection: number, page: number) {
  return queryOptions({
    queryKey: ['tris', 'essai', selection, brouillon, page],
    queryFn: ({ signal }) =>
      call(
        tryTri,
        { body: { brouillon, selection, page, itemsPerPage: PAGE_DE_RANGS } },
        { toldInPlace: true, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

export function explicationQuery(brouillon: BrouillonDeScoring, objet: number, profil: number | null) {
  return queryOptions({
    queryKey: ['scoring', 'explication', profil, objet, brouillon],
    queryFn: ({ signal }) => call(explainScore, { body: { brouillon, objet, profil } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

const keyOf = (id: number) => [...resourceKey(scoring.id), 'calcul', id] as const;

/** The date of the last computation of scores, asked again while a job computes them. */
export function etatQuery(id: number) {
  return queryOptions({
    queryKey: [...keyOf(id), 'etat'],
    queryFn: (context) => call(etatDuScoring, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => (data?.tache == null ? false : paceOf(1, status === 'error')),
    staleTime: 0,
  });
}

/** `calculeLe` is part of the key: scores computed since are other scores. */
export function scoresQuery(id: number, calculeLe: string | null, page: number) {
  return queryOptions({
    queryKey: [...keyOf(id), 'scores', calculeLe, page],
    queryFn: ({ signal }) =>
      call(scoresDuProfil, { params: { id }, query: { page, itemsPerPage: PAGE_DE_RANGS } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const modelesQuery = queryOptions({
  queryKey: ['scoring', 'modeles'],
  queryFn: async ({ signal }) => (await call(modelesDeScoring, {}, { signal })).modeles,
  staleTime: 5 * 60_000,
});

export function comparaisonQuery(a: number, b: number) {
  return queryOptions({
    queryKey: [...resourceKey(scoring.id), 'comparaison', a, b],
    queryFn: ({ signal }) => call(compareProfils, { query: { a, b } }, { signal }),
    staleTime: 0,
  });
}
