import { civilDay } from '@bridge/contract';

/** The counts of days that statistics may cover. */
export const PERIODES = [7, 30, 90] as const;
export type Periode = (typeof PERIODES)[number];

const DAY = 24 * 60 * 60_000;

export interface Fenetre {
  readonly du: string;
  readonly au: string;
}

/** The last days up to today, as civil days of Paris: `2026-11-15`. */
export function fenetreDe(periode: Periode, now: Date): Fenetre {
  const au = civilDay(now);
  const first = new Date(`${au}T00:00:00Z`).getTime() - (periode - 1) * DAY;
  return { du: new Date(first).toISOString().slice(0, 10), au };
}

/** The days of the window, one by one. */
export function joursEntre({ du, au }: Fenetre): readonly string[] {
  const [first, last] = [du, au].map((day) => new Date(`${day}T00:00:00Z`).getTime());
  const count = first === undefined || last === undefined ? 0 : Math.round((last - first) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, rank) =>
    new Date((first ?? 0) + rank * DAY).toISOString().slice(0, 10),
  );
}
