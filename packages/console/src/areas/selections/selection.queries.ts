import {
  type BrouillonDeSelection,
  countSelection,
  evaluateSelection,
  explainSelection,
  type Facette,
  facettesDeSelection,
  pointsDeSelection,
  volumesDeSelection,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** Options of the answers about sélections: asked again for each change of the rules, and kept for a while. */
const FRESH = { staleTime: 30_000, gcTime: 60_000, retry: false } as const;
const KEY = 'selections';

export const PAR_PAGE = 24;

export function compteQuery(brouillon: BrouillonDeSelection) {
  return queryOptions({
    queryKey: [KEY, 'compte', brouillon],
    queryFn: ({ signal }) => call(countSelection, { body: { brouillon } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

export function pageQuery(brouillon: BrouillonDeSelection, page: number) {
  const body = { brouillon, page, itemsPerPage: PAR_PAGE };
  return queryOptions({
    queryKey: [KEY, 'resultat', body],
    queryFn: ({ signal }) => call(evaluateSelection, { body }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

export function pointsQuery(brouillon: BrouillonDeSelection) {
  return queryOptions({
    queryKey: [KEY, 'points', brouillon],
    queryFn: async ({ signal }) => {
      const { points, ...counts } = await call(
        pointsDeSelection,
        { body: { brouillon } },
        { toldInPlace: true, signal },
      );
      return {
        ...counts,
        points: points.map(({ id, nom, type, lon, lat }) => ({ id, lon, lat, label: nom, look: type })),
      };
    },
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

const FACETTES: Facette[] = [{ genre: 'typeBridge' }, { genre: 'commune' }, { genre: 'anomalies' }];

export function facettesQuery(brouillon: BrouillonDeSelection) {
  return queryOptions({
    queryKey: [KEY, 'facettes', brouillon],
    queryFn: ({ signal }) =>
      call(facettesDeSelection, { body: { brouillon, facettes: FACETTES } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

export function explicationQuery(brouillon: BrouillonDeSelection, objet: number) {
  return queryOptions({
    queryKey: [KEY, 'explication', brouillon, objet],
    queryFn: ({ signal }) => call(explainSelection, { body: { brouillon, objet } }, { toldInPlace: true, signal }),
    ...FRESH,
  });
}

export function volumesQuery(id: number, version: number) {
  return queryOptions({
    // Saving a sélection adds a volume.
    queryKey: [KEY, 'volumes', id, version],
    queryFn: ({ signal }) => call(volumesDeSelection, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}
