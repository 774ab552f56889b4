import {
  type AnyRecord,
  captureDEcran,
  ecran,
  groupesDEcrans,
  journalDEcran,
  LARGEST_PAGE,
  MOST_ECRANS,
  programmeDEcran,
} from '@bridge/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { picture } from '../../../api/picture.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The interval in milliseconds at which the state of screens is asked again. */
export const RYTHME = 15_000;

const own = (...parts: readonly unknown[]) => [...resourceKey('ecran'), ...parts];

interface Recherche {
  readonly q?: string;
  readonly sort?: string;
  readonly filter?: string;
}

const ACTIFS: Recherche = { filter: '{"etat":"actif"}' };

/** The screens of a search, up to the limit of one action: for a map, a group, or the reach of a message. */
export function ecransQuery(recherche: Recherche = ACTIFS) {
  return queryOptions({
    queryKey: own('tous', recherche),
    queryFn: (context) => readEcrans(recherche, context.signal),
    staleTime: RYTHME,
  });
}

const CHAMPS = 'nom,lieu,groupe,etat,vuLe,latitude,longitude,diaporama';

export async function readEcrans(recherche: Recherche, signal?: AbortSignal): Promise<readonly AnyRecord[]> {
  const found: AnyRecord[] = [];
  for (let page = 1; found.length < MOST_ECRANS; page += 1) {
    const query = { sort: 'nom', ...recherche, page, itemsPerPage: LARGEST_PAGE, fields: CHAMPS };
    const { items, total } = await call(ecran.calls.list, { query }, signal ? { signal } : {});
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return found.slice(0, MOST_ECRANS);
}

export const groupesQuery = queryOptions({
  queryKey: own('groupes'),
  queryFn: async ({ signal }) => (await call(groupesDEcrans, {}, { signal })).items,
  staleTime: RYTHME,
});

/** The programme given to a screen, and whether the screen has it. */
export function programmeQuery(id: number) {
  return queryOptions({
    queryKey: own('programme', id),
    queryFn: (context) => call(programmeDEcran, { params: { id } }, mannerOf(context)),
    refetchInterval: RYTHME,
  });
}

/** The last picture that a screen took of itself; another date is another picture. */
export function captureQuery(id: number, priseLe: string) {
  return queryOptions({
    queryKey: own('capture', id, priseLe),
    queryFn: ({ signal }) => picture(captureDEcran, { params: { id } }, { signal, unattended: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The slides that a screen showed, the newest first, a page at a time. */
export function journalQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: own('journal', id),
    queryFn: ({ signal, pageParam }) =>
      call(journalDEcran, { params: { id }, query: pageParam === '' ? {} : { avant: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => items.at(-1)?.debut,
  });
}
