import {
  civilTimeIn,
  instantIn,
  type Jour,
  type Moment,
  type Moments,
  numeroOf,
  raisonDAbsence,
  textOf,
} from '@bridge/contract';
import type { EcranMuet } from './ecran.repository.ts';

const MINUTE = 60_000;
/** Minutes after which a screen without alerts counts as silent. */
const D_OFFICE = 10;

/** Whether a screen that should be on has been silent for too long; a screen off at night has time to start. */
export function isMuet(ecran: Omit<EcranMuet, 'alertes' | 'alerteUrl'>, at: Date): boolean {
  const { fuseau, joursMarche, marcheDe, marcheA, vuLe, alerteApres } = ecran;
  const moments = { jours: joursMarche as readonly Jour[], de: marcheDe, a: marcheA, du: null, au: null };
  const [jour = '', heure = ''] = civilTimeIn(fuseau, at).split('T');
  const now = { jour, heure: heure.slice(0, 5) };
  if (raisonDAbsence(moments, now) !== null) return false;
  const debut = debutDeMarche(moments, now);
  const since = debut === null ? vuLe.getTime() : instantIn(fuseau, debut.jour, debut.heure).getTime();
  return at.getTime() - Math.max(vuLe.getTime(), since) > (alerteApres ?? D_OFFICE) * MINUTE;
}

/** The start of the running hours around a moment, or null when they never end. */
export function debutDeMarche(moments: Moments, { jour, heure }: Moment): Moment | null {
  const { de, a, jours } = moments;
  if (de !== null) return { jour: a !== null && a < de && heure < a ? veille(jour) : jour, heure: de };
  if (a !== null) return { jour, heure: '00:00' };
  if (jours.length === 0) return null;
  // Whole days are followed back to one on which the screen is off.
  let first = jour;
  for (let back = 0; back < 7; back += 1) {
    const before = veille(first);
    if (raisonDAbsence(moments, { jour: before, heure: '12:00' }) !== null) return { jour: first, heure: '00:00' };
    first = before;
  }
  return null;
}

const veille = (jour: string) => textOf((numeroOf(jour) ?? 0) - 1);
