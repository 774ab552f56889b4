import { type FrenchDate, frenchDate } from './french-date.ts';

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 10 });

/** « 12 345 », « 12,5 m ». */
export function formatNumber(value: number, unit?: string): string {
  return unit ? `${decimal.format(value)}\u00a0${unit}` : decimal.format(value);
}

/** The bytes of a « Go » as people read it on their files. */
export const GO = 1_000_000_000;

const STEPS = [
  { size: 1_000_000_000_000, unit: 'To' },
  { size: GO, unit: 'Go' },
  { size: 1_000_000, unit: 'Mo' },
  { size: 1_000, unit: 'ko' },
] as const;
const OCTETS = { size: 1, unit: 'o' };
const rounded = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** « 1,2 Go ». */
export function poidsEnMots(octets: number): string {
  const { size, unit } = STEPS.find((step) => octets >= step.size) ?? OCTETS;
  return `${rounded.format(octets / size)}\u00a0${unit}`;
}

const UNITS = ['k', 'M', 'G', 'T', 'P', 'E'] as const;
const NARROW_NO_BREAK_SPACE = '\u202f';

/** Spec §9: 12 345 → « 12,3 k », with k, M, G, T, P, E. */
export function abbreviateNumber(value: number): string {
  const scaled = (power: number) => Math.round((value / 1000 ** power) * 10) / 10;
  let power = 0;
  while (power < UNITS.length && Math.abs(scaled(power)) >= 1000) power += 1;
  const unit = UNITS[power - 1];
  const text = new Intl.NumberFormat('fr', { maximumFractionDigits: power === 0 ? 0 : 1 }).format(scaled(power));
  return unit === undefined ? text : `${text}${NARROW_NO_BREAK_SPACE}${unit}`;
}

const day = frenchDate({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = frenchDate({ hour: '2-digit', minute: '2-digit' });
const parisDay = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });

/** « 14 nov. 2026 » for a civil day; another text stays as it is. */
export const dayInWords = (text: string): string => inWords(day, text);

/** « 14 nov. 2026 à 10 h 20 »: of an instant, in Paris. */
export const momentInWords = (text: string): string =>
  inWords({ format: (date) => `${parisDay.format(date)} à ${clock.format(date)}` }, text);

function inWords(format: FrenchDate, text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : format.format(date);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'always' });

/** Spec §9: minutes, then hours, then days. */
export function timeAgo(then: Date, now: Date): string {
  const elapsed = Math.max(now.getTime() - then.getTime(), 0);
  if (elapsed < MINUTE) return 'à l’instant';
  if (elapsed < HOUR) return relative.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return relative.format(-Math.floor(elapsed / HOUR), 'hour');
  return relative.format(-Math.floor(elapsed / DAY), 'day');
}
