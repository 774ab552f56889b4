import type { Moment } from '@bridge/contract';

/** The two clocks of a machine, in milliseconds. */
export interface Temps {
  /** The wall clock, set by hand, and wrong after a start without battery. */
  mur(): number;
  /** The monotonic clock, which stops while the machine sleeps, and starts again with the page. */
  chrono(): number;
}

/** The facts about time kept from one start to the next. */
export interface Souvenir {
  /** Correction of the wall clock, as last known, in milliseconds. */
  readonly decalage: number;
  /** The last instant that was certain. */
  readonly vu: number;
}

export interface Horloge extends Temps {
  /** The present instant, as well as it can be known. */
  now(): number;
  /** The correction to add to the wall clock. */
  decalage(): number;
  /** Takes the time from the server: what it said, in answer to a question sent at the `chrono` instant `parti`. */
  adjust(serveur: number, parti: number): void;
  souvenir(): Souvenir;
}

/** The difference in milliseconds below which two clocks agree. */
const TOLERANCE = 5_000;

/**
 * The time of the server, then that of the monotonic clock from there on. A wall clock set back is not believed. One that jumped
 * ahead is, since a machine that sleeps does just that: with a network, the server corrects it within a minute.
 */
export function createHorloge(temps: Temps, souvenir: Souvenir | null): Horloge {
  // A date before the last certain instant is that of a machine without battery.
  const debut = Math.max(temps.mur() + (souvenir?.decalage ?? 0), souvenir?.vu ?? 0);
  let ancre = { instant: debut, chrono: temps.chrono(), mur: temps.mur() };
  let sure = souvenir?.vu ?? 0;

  const now = (): number => {
    const [chrono, mur] = [temps.chrono(), temps.mur()];
    const suivi = ancre.instant + chrono - ancre.chrono;
    const saut = mur - ancre.mur - (chrono - ancre.chrono);
    if (Math.abs(saut) < TOLERANCE) return suivi;
    // The wall clock now agrees with the followed time: somebody has corrected it.
    const isSetRight = Math.abs(mur - suivi) < TOLERANCE;
    const instant = saut > 0 && !isSetRight ? suivi + saut : suivi;
    ancre = { instant, chrono, mur };
    return instant;
  };

  return {
    ...temps,
    now,
    decalage: () => Math.round(now() - temps.mur()),
    adjust(serveur, parti) {
      const chrono = temps.chrono();
      // The answer is taken to have travelled half of the wait.
      const instant = serveur + Math.max(0, chrono - parti) / 2;
      ancre = { instant, chrono, mur: temps.mur() };
      sure = instant;
    },
    souvenir: () => ({ decalage: Math.round(now() - temps.mur()), vu: Math.max(sure, now()) }),
  };
}

const MINUTE = 60_000;

/** The civil day and time of a place. Also reads « 24:00 », which older browsers write for midnight. */
export function momentsDe(fuseau: string): (instant: number) => Moment {
  const format = formatDe(fuseau);
  let last = { minute: Number.NaN, moment: { jour: '', heure: '' } };
  return (instant) => {
    const minute = Math.floor(instant / MINUTE);
    if (minute === last.minute) return last.moment;
    const parts: Record<string, string> = {};
    for (const { type, value } of format.formatToParts(new Date(instant))) parts[type] = value;
    const { year = '', month = '', day = '', hour = '', minute: past = '' } = parts;
    last = { minute, moment: { jour: `${year}-${month}-${day}`, heure: `${hour === '24' ? '00' : hour}:${past}` } };
    return last.moment;
  };
}

function formatDe(fuseau: string): Intl.DateTimeFormat {
  const two = '2-digit' as const;
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, hour12: false } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: fuseau });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Europe/Paris' });
  }
}
