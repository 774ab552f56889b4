import {
  type Allure,
  apercuCallsBy,
  type BrouillonDeSelection,
  countSelection,
  facettesDeSelection,
  type Selection,
  type SiteDuParcours,
  selection,
  slugify,
} from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

const FRESH = { staleTime: 30_000, retry: false } as const;

export const compteQuery = (brouillon: BrouillonDeSelection) =>
  queryOptions({
    queryKey: ['selections', 'compte', brouillon],
    queryFn: ({ signal }) => call(countSelection, { body: { brouillon } }, { typing: true, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });

/** How many objets of each type a sélection holds, the most frequent first. */
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

interface AVoir {
  readonly site: SiteDuParcours;
  readonly selection: number;
  readonly titre: string;
  readonly allure: Allure;
}

/** The server draws one page at a time for each person, and drops what was asked before: the looks wait for one another. */
let turn: Promise<unknown> = Promise.resolve();

export const allureQuery = ({ site, selection: objets, titre, allure }: AVoir) =>
  queryOptions({
    queryKey: ['parcours', 'allure', site.id, objets, titre, allure],
    queryFn: ({ signal }) => {
      const { modele, vue, moteur, carte } = allure;
      const valeurs = {
        nom: titre,
        code: slugify(titre) || 'liste',
        titre: { [site.langueParDefaut]: titre },
        sites: [site.id],
        selection: objets,
        ...{ modele, vue, moteur, carte },
      };
      const body = { valeurs, langue: site.langueParDefaut, site: site.id };
      const drawn = turn.then(() => call(apercuCallsBy.listeWeb, { body }, { unattended: true, signal }));
      turn = drawn.catch(() => undefined);
      return drawn;
    },
    staleTime: 60_000,
    retry: 1,
  });
