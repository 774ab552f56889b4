import {
  alluresDeListe,
  apercuDeListeVoulue,
  type BrouillonDeSelection,
  countSelection,
  facettesDeSelection,
  type ListeVoulue,
  type Selection,
  type SiteVoulu,
  selection,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

const FRESH = { staleTime: 30_000, retry: false } as const;

export const compteQuery = (brouillon: BrouillonDeSelection) =>
  queryOptions({
    queryKey: ['selections', 'compte', brouillon],
    queryFn: ({ signal }) => call(countSelection, { body: { brouillon } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });

/** The count of objets of each type in a sélection, the most frequent first. */
export const typesQuery = (brouillon: BrouillonDeSelection | null) =>
  queryOptions({
    queryKey: ['selections', 'types', brouillon],
    queryFn: async ({ signal }) => {
      if (brouillon === null) return [];
      const body = { brouillon, facettes: [{ genre: 'typeBridge' as const }] };
      const { facettes } = await call(facettesDeSelection, { body }, { signal });
      return facettes[0]?.valeurs ?? [];
    },
    ...FRESH,
  });

const MOST = 100;

export const selectionsQuery = queryOptions({
  queryKey: [...resourceKey(selection.id), 'parcours'],
  queryFn: async ({ signal }) => {
    const query = { itemsPerPage: MOST, sort: 'nom' };
    return (await call(selection.calls.list, { query }, { signal })).items as Selection[];
  },
});

export const alluresQuery = (site: SiteVoulu | null) =>
  queryOptions({
    queryKey: ['parcours', 'allures', site],
    queryFn: async ({ signal }) =>
      site === null ? [] : (await call(alluresDeListe, { body: { site } }, { signal })).allures,
    ...FRESH,
  });

/** The server draws one page at a time for each person, and drops the former request: the looks wait for one another. */
let turn: Promise<unknown> = Promise.resolve();

export const apercuQuery = (body: ListeVoulue) =>
  queryOptions({
    queryKey: ['parcours', 'apercu', body],
    queryFn: ({ signal }) => {
      const drawn = turn.then(() => call(apercuDeListeVoulue, { body }, { signal }));
      turn = drawn.catch(() => undefined);
      return drawn;
    },
    staleTime: 60_000,
    retry: 1,
  });
