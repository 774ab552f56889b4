import type { Moment } from '@bridge/contract';

interface Demande {
  readonly moment: Moment;
  /** Milliseconds since the page began. */
  readonly age: number;
  /** Whether a newer player was installed. */
  readonly neuf: boolean;
  /** Whether only a newer player can read what this screen is given. */
  readonly force: boolean;
  /** Whether the screen is dark, so that a reload is not seen. */
  readonly isDark: boolean;
}

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;

/** Whether the page may reload between two pictures: at night, once a day; sooner if it must, never twice in a row. */
export function mayReload({ moment: { heure }, age, neuf, force, isDark }: Demande): boolean {
  if (force) return age > 10 * MINUTE;
  if (neuf && isDark) return age > 10 * MINUTE;
  const isNight = heure >= '03:00' && heure < '05:00';
  // The delay is longer than the night: one reload each night.
  return isNight && age > (neuf ? HEURE : 3 * HEURE);
}
