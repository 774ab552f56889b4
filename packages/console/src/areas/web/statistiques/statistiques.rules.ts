import { civilDay, formatNumber, type Statistiques } from '@bridge/contract';
import { formatDate } from '../../../resource/values/format.ts';

/** Days that one looks back at. */
export const PERIODES = [7, 30, 90] as const;
export type Periode = (typeof PERIODES)[number];

const DAY = 24 * 60 * 60_000;

/** The last days, today included, as civil days of Paris: `2026-11-15`. */
export function fenetreDe(periode: Periode, now: Date): { readonly du: string; readonly au: string } {
  const au = civilDay(now);
  const first = new Date(`${au}T00:00:00Z`).getTime() - (periode - 1) * DAY;
  return { du: new Date(first).toISOString().slice(0, 10), au };
}

export interface Jour {
  readonly jour: string;
  readonly vues: number;
  readonly clics: number;
}

/** Every day of the window: those when nothing happened have a place too. */
export function joursDe(
  { jours }: Pick<Statistiques, 'jours'>,
  { du, au }: { readonly du: string; readonly au: string },
): readonly Jour[] {
  const known = new Map(jours.map((one) => [one.jour, one]));
  const [first, last] = [du, au].map((day) => new Date(`${day}T00:00:00Z`).getTime());
  const count = first === undefined || last === undefined ? 0 : Math.round((last - first) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, rank) => {
    const jour = new Date((first ?? 0) + rank * DAY).toISOString().slice(0, 10);
    return known.get(jour) ?? { jour, vues: 0, clics: 0 };
  });
}

export const jourEnMots = ({ jour, vues, clics }: Jour) =>
  `${formatDate(jour)}\u00a0: ${enMots(vues, 'vue')}, ${enMots(clics, 'clic')}`;

export const enMots = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count > 1 ? 's' : ''}`;
