import type { Tache } from '@bridge/contract';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait before the next question about jobs, in milliseconds. */
export const PACE = { busy: 2_000, quiet: 20_000, troubled: 30_000 } as const;

export function paceOf(actives: number | undefined, failed: boolean): number {
  if (failed) return PACE.troubled;
  return actives ? PACE.busy : PACE.quiet;
}

/** The least progress and duration before the speed of a job tells anything of the rest. */
const ENOUGH = { progression: 5, duree: 5 * SECOND } as const;

/** The milliseconds left to a job that runs at an even pace; null when they cannot be told. */
export function remainingOf({ etat, progression, dureeMs }: Pick<Tache, 'etat' | 'progression' | 'dureeMs'>) {
  if (etat !== 'en_cours' || progression === null || dureeMs === null) return null;
  if (progression < ENOUGH.progression || progression >= 100 || dureeMs < ENOUGH.duree) return null;
  return Math.round((dureeMs * (100 - progression)) / progression);
}

/** The time left in words: « encore 3 min environ ». */
export function remainingText(remaining: number): string {
  if (remaining < MINUTE) return 'encore moins d’une minute';
  return `encore ${durationText(Math.ceil(remaining / MINUTE) * MINUTE)} environ`;
}

/** A duration in words: « 12 s », « 3 min 5 s », « 1 h 12 min ». */
export function durationText(ms: number): string {
  const whole = Math.max(0, ms);
  if (whole < SECOND) return 'moins d’une seconde';
  const parts =
    whole < HOUR
      ? [part(whole / MINUTE, 'min'), part((whole % MINUTE) / SECOND, 's')]
      : [part(whole / HOUR, 'h'), part((whole % HOUR) / MINUTE, 'min')];
  return parts.filter(Boolean).join(' ');
}

function part(count: number, unit: string): string {
  const whole = Math.floor(count);
  return whole === 0 ? '' : `${whole}\u00a0${unit}`;
}
