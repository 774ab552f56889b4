import type { Moment } from '../ecran/moment.rules.ts';
import type { Memoire, PlaceDAnnonce, Pretendante, Refus, Tirage } from './choix.types.ts';
import { isALHeure } from './horaires.rules.ts';
import { auPoids, enRetard, poidsTire } from './rotation.rules.ts';

/** The last decision for a page that suits: the hour, the caps, the priority and the turn. */

export const MEMOIRE_VIDE: Memoire = { page: new Map(), visite: new Map() };

/** How often an annonce was shown in a place of the page. */
const surPlace = ({ page }: Memoire, espace: number, id: number) => page.get(espace)?.get(id) ?? 0;

function isAilleurs({ page }: Memoire, espace: number, id: number): boolean {
  for (const [other, shown] of page) if (other !== espace && (shown.get(id) ?? 0) > 0) return true;
  return false;
}

/** Why an annonce cannot be shown in a place now, after earlier showings; null when it can. */
export function refusDuTour(one: Pretendante, espace: number, moment: Moment, memoire: Memoire): Refus | null {
  if (!isALHeure(one, moment)) return { motif: 'horaires', horaires: one, moment };
  if (one.allure <= 0) return { motif: 'objectif' };
  if (isAilleurs(memoire, espace, one.id)) return { motif: 'ailleurs' };
  if (surPlace(memoire, espace, one.id) >= (one.plafondPage ?? 1)) return { motif: 'plafond-page' };
  if (one.plafondVisite !== null && (memoire.visite.get(one.id) ?? 0) >= one.plafondVisite)
    return { motif: 'plafond-visite' };
  return null;
}

const RANGS = ['exclusif', 'contrat', 'remplissage'] as const;

/** The annonces of the first rank among some: exclusive, else under contract, else filling. */
export function rangDe<T extends Pick<Pretendante, 'priorite'>>(some: readonly T[]): readonly T[] {
  for (const rang of RANGS) {
    const found = some.filter(({ priorite }) => priorite === rang);
    if (found.length > 0) return found;
  }
  return [];
}

type Lieu = Pick<PlaceDAnnonce, 'espace' | 'rotation' | 'remplissage'>;

/** The annonce whose turn it is in a place; undefined to leave it empty. */
export function tourDe<T extends Pretendante>(
  lieu: Lieu,
  pretendantes: readonly T[],
  moment: Moment,
  memoire: Memoire,
  tirage: Tirage,
): T | undefined {
  const { espace, remplissage } = lieu;
  const pretes = pretendantes.filter(
    (one) =>
      (remplissage === 'remplissage' || one.priorite !== 'remplissage') &&
      refusDuTour(one, espace, moment, memoire) === null,
  );
  const isHeld = isTenue(pretendantes, moment);
  let rest = pretes.filter((one) => !isHeld || one.priorite !== 'contrat');
  for (let rang = rangDe(rest); rang.length > 0; rang = rangDe(rest)) {
    // Those not seen here yet go first.
    const least = Math.min(...rang.map(({ id }) => surPlace(memoire, espace, id)));
    const first = rang.filter(({ id }) => surPlace(memoire, espace, id) === least);
    // An annonce ahead of its objective passes its turn, even when it is alone.
    const present = first.filter(({ allure }) => allure >= 1 || tirage() < allure);
    const found = choose(lieu, present.map(auPlein), memoire, tirage);
    if (found !== undefined) return rang.find(({ id }) => id === found.id);
    rest = rest.filter((one) => !first.includes(one));
  }
  return undefined;
}

/** Whether an exclusive annonce holds the place at this hour, even if it was shown as often as it may be. */
export const isTenue = (pretendantes: readonly Pretendante[], moment: Moment): boolean =>
  pretendantes.some((one) => one.priorite === 'exclusif' && one.allure > 0 && isALHeure(one, moment));

/** Its turn was decided already: its factor does not count a second time. */
const auPlein = <T extends Pretendante>(one: T): T => ({ ...one, allure: Math.max(one.allure, 1) });

function choose<T extends Pretendante>(
  { rotation }: Lieu,
  some: readonly T[],
  { visite }: Memoire,
  tirage: Tirage,
): T | undefined {
  const seen = ({ id, faites }: T) => faites + (visite.get(id) ?? 0);
  switch (rotation) {
    case 'ponderee':
      return auPoids(some, tirage);
    case 'equitable':
      return enRetard(some, { poids: poidsTire, tours: seen });
    case 'sequentielle':
      return enRetard(some, { poids: () => 1, tours: seen });
  }
}

/** The memory with one more showing. */
export function retenue({ page, visite }: Memoire, espace: number, id: number): Memoire {
  const here = new Map(page.get(espace) ?? []);
  here.set(id, (here.get(id) ?? 0) + 1);
  return {
    page: new Map(page).set(espace, here),
    visite: new Map(visite).set(id, (visite.get(id) ?? 0) + 1),
  };
}
