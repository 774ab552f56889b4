import type { AnnonceAChoisir } from './choix.types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The greatest factor of a late annonce, which catches up without taking the whole place. */
const FASTEST = 3;
/** The advance on its plan from which an annonce is not shown until time catches up. */
const AHEAD = 0.1;
const LATE = 0.9;

const instant = (jour: string) => Date.parse(`${jour}T00:00:00Z`);

/**
 * The factor that an objective applies to the share of an annonce: one when delivered as planned; down to zero within a
 * tenth of advance, so that it stays near its plan and ends at its objective; up to three when late; zero when done.
 */
export function allureDe({ du, au, objectif }: Pick<AnnonceAChoisir, 'du' | 'au' | 'objectif'>, now: number): number {
  if (objectif === null) return 1;
  if (objectif.faits >= objectif.nombre) return 0;
  if (!objectif.lissage) return 1;
  const [start, end] = [instant(du), instant(au) + DAY];
  // An hour ahead, so that it may start as soon as its dates do.
  const gone = Math.min(1, Math.max(0, now + HOUR - start) / (end - start));
  const plan = Math.max(1, objectif.nombre * gone);
  const ratio = objectif.faits / plan;
  if (ratio > 1) return Math.max(0, (1 + AHEAD - ratio) / AHEAD);
  return ratio >= LATE ? 1 : Math.min(FASTEST, 1 / Math.max(ratio, 1 / FASTEST));
}
