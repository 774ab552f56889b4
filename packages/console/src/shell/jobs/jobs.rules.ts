import { isFinished, type Tache } from '@bridge/contract';

type Known = Pick<Tache, 'id' | 'etat' | 'demandePar'>;

/**
 * The jobs that ended between two answers. A job unknown to the first answer and finished in the second ended within
 * the interval: it counts too.
 */
export function overSince<T extends Known>(before: readonly Known[], now: readonly T[]): T[] {
  const finishedBefore = new Set(before.filter(({ etat }) => isFinished(etat)).map(({ id }) => id));
  return now.filter(({ id, etat }) => isFinished(etat) && !finishedBefore.has(id));
}

/** The jobs that `me` asked for among those that ended between two answers. */
export function endedSince<T extends Known>(before: readonly Known[], now: readonly T[], me: number | null): T[] {
  return overSince(before, now).filter((tache) => isOf(tache, me));
}

/** The running jobs of `me` that are no longer among the recent ones: they ended while the window was hidden. */
export function vanishedSince<T extends Known>(before: readonly T[], now: readonly Known[], me: number | null): T[] {
  const known = new Set(now.map(({ id }) => id));
  return before.filter((tache) => isOf(tache, me) && !isFinished(tache.etat) && !known.has(tache.id));
}

const isOf = ({ demandePar }: Known, me: number | null) => me !== null && demandePar === me;

/** The count of running jobs: « 2 tâches en cours ». */
export function activesText(actives: number): string {
  if (actives === 0) return 'Aucune tâche en cours';
  return `${actives} tâche${actives > 1 ? 's' : ''} en cours`;
}
