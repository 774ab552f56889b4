import type { AnnonceAChoisir } from './choix.types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What is late catches up, and does not take the whole place for it. */
const FASTEST = 3;
/** Ahead by this much, it is not shown at all until time has caught up with it. */
const AHEAD = 0.1;
const LATE = 0.9;

const instant = (jour: string) => Date.parse(`${jour}T00:00:00Z`);

/**
 * How an objective changes the share of an annonce. Delivered as planned, one. Ahead, it falls to nothing within a tenth: however much room
 * there is, it stays within a tenth of its plan, and reaches its objective at the end. Late, it grows up to three. Reached: nothing.
 */
export function allureDe({ du, au, objectif }: Pick<AnnonceAChoisir, 'du' | 'au' | 'objectif'>, now: number): number {
  if (objectif === null) return 1;
  if (objectif.faits >= objectif.nombre) return 0;
  if (!objectif.lissage) return 1;
  const [start, end] = [instant(du), instant(au) + DAY];
  // An hour ahead: it may begin as soon as its dates do.
  const gone = Math.min(1, Math.max(0, now + HOUR - start) / (end - start));
  const plan = Math.max(1, objectif.nombre * gone);
  const ratio = objectif.faits / plan;
  if (ratio > 1) return Math.max(0, (1 + AHEAD - ratio) / AHEAD);
  return ratio >= LATE ? 1 : Math.min(FASTEST, 1 / Math.max(ratio, 1 / FASTEST));
}
