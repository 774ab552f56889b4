import {
  type AnnonceAChoisir,
  isALHeure,
  MEMOIRE_VIDE,
  type MomentDAnnonce,
  type PlaceDAnnonce,
  pretendanteDe,
  type Tirage,
  tourDe,
} from '@bridge/contract';
import type { EmplacementDAnnonce } from '../../../rendering/web/page.ts';

/** The kind of a page. « libre » is a page of another system, which shows an espace wherever it was made for. */
export type GenreDePage = 'liste' | 'fiche' | 'carte' | 'libre';

/** The places of annonces on each kind of page. */
const EMPLACEMENTS: Readonly<Record<GenreDePage, readonly EmplacementDAnnonce[]>> = {
  liste: ['en-tete', 'entre-elements', 'lateral', 'fond'],
  fiche: ['en-tete', 'lateral', 'pied-de-fiche', 'fond'],
  carte: ['en-tete', 'lateral', 'fond'],
  libre: ['en-tete'],
};

export const emplacementDe = (genre: GenreDePage, emplacement: string): EmplacementDAnnonce | undefined =>
  EMPLACEMENTS[genre].find((one) => one === emplacement || genre === 'libre');

const MOST_TIMES = 10;
/** After how many elements of a list an espace that comes once stands. */
const ONCE_AFTER = 3;

/** After how many elements of a list an espace is repeated: never before the first, and not in an empty list. */
export function apresDe(intervalle: number | null, elements: number): number[] {
  if (elements === 0) return [];
  if (intervalle === null) return [Math.min(ONCE_AFTER, elements)];
  const times = Math.max(1, Math.floor(elements / intervalle));
  return Array.from({ length: Math.min(times, MOST_TIMES) }, (_, rang) => Math.min((rang + 1) * intervalle, elements));
}

/** How many annonces a kept page carries for one place, at most. */
const MOST = 12;

/** The annonces that a page carries for a place, of those that suit it at this hour: all, or those next in turn. */
export function porteesPar<A extends AnnonceAChoisir>(
  place: PlaceDAnnonce,
  suiting: readonly A[],
  moment: MomentDAnnonce,
  tirage: Tirage,
): readonly A[] {
  const now = suiting.filter((one) => isALHeure(one, moment));
  if (now.length <= MOST) return now;
  const taken = new Set<A>();
  while (taken.size < MOST) {
    const left = now.filter((one) => !taken.has(one));
    const pretendantes = left.map((one) => pretendanteDe(one, moment.now));
    const found = tourDe(place, pretendantes, moment, MEMOIRE_VIDE, tirage);
    const next = left.find(({ id }) => id === found?.id) ?? left[0];
    if (next === undefined) break;
    taken.add(next);
  }
  return now.filter((one) => taken.has(one));
}

const HOUR = 60 * 60_000;
/** A quarter of an hour, in seconds. */
const QUARTER = 15 * 60;

/** How long a choice holds: the start or the end of hours that were sold makes it wrong, turns only make it old. */
export function tenueDe(
  at: Date,
  { partage, horaires }: { readonly partage: boolean; readonly horaires: boolean },
): { readonly perime: Date | null; readonly fraicheur: number | null } {
  return {
    perime: horaires ? new Date((Math.floor(at.getTime() / HOUR) + 1) * HOUR) : null,
    fraicheur: partage ? QUARTER : null,
  };
}
