import type { Moment } from '@bridge/contract';

interface Demande {
  readonly moment: Moment;
  /** Milliseconds since the page began. */
  readonly age: number;
  /** A newer player was installed. */
  readonly neuf: boolean;
  /** What is given to this screen can only be read by a newer one. */
  readonly force: boolean;
  /** Nothing is seen anyway. */
  readonly isDark: boolean;
}

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;

/** Whether the page may begin anew between two pictures: at night, once a day; sooner where it has to, never twice in a row. */
export function mayReload({ moment: { heure }, age, neuf, force, isDark }: Demande): boolean {
  if (force) return age > 10 * MINUTE;
  if (neuf && isDark) return age > 10 * MINUTE;
  const isNight = heure >= '03:00' && heure < '05:00';
  // Longer than the night: once in each.
  return isNight && age > (neuf ? HEURE : 3 * HEURE);
}
