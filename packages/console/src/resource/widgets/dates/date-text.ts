import { civilDay } from '@bridge/contract';
/** The civil date that a text means, as `2026-11-14`; null when it means none. */
export function readDate(text: string, now: Date): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return civil(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const french =
    /^(\d{1,2})[\s/.-](\d{1,2})(?:[\s/.-](\d{4}|\d{2}))?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!french) return null;
  const [, day, month, year] = french;
  return civil(yearOf(year, now), Number(month), Number(day));
}

/**
 * What a text means while it is typed: a date once its year is whole, null when it is empty, else the text itself,
 * which no schema takes for a date. « 14/11/20 » may be on its way to 2026.
 */
export function dateTyped(text: string, now: Date): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const isWhole = /\d{4}$/.test(typed) || /^\d{4}-\d{2}-\d{2}$/.test(typed);
  return (isWhole ? readDate(typed, now) : null) ?? text;
}

/** A date in French figures: `2026-11-14` gives « 14/11/2026 ». A text that is no date stays as it is. */
export function writeDate(date: string): string {
  return isDate(date) ? date.split('-').reverse().join('/') : date;
}

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text, new Date(0)) === text;
}

export const UNREADABLE_DATE = 'Cette date n’est pas lisible. Écrivez-la comme 14/11/2026.';

/** The year in a text: « 26 » is of this century; no text means this year. */
function yearOf(text: string | undefined, now: Date): number {
  if (text === undefined) return Number(civilDay(now).slice(0, 4));
  return text.length === 2 ? 2_000 + Number(text) : Number(text);
}

/** The date as `2026-11-14`; null for 31 February, which does not mean 3 March. */
function civil(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1_000;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
