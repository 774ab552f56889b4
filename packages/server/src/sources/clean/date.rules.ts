import { folded } from './texte.rules.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const FRENCH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+(?:à\s+)?(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/;
const HOUR = /(?:,?\s+(?:à\s+)?(\d{1,2})\s?[:h](\d{2})?(?::(\d{2}))?)?$/.source;
/** « 2026/05/12 » */
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[/.](\d{1,2})[/.](\d{1,2})${HOUR}`);
/** « 12/05/26 ». Only strokes separate here: with dots, it may be a number. */
const SHORT_YEAR = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{2})${HOUR}`);
/** « 7/7 24/24 » means every day, all day long: it is no date. */
const SEVEN_DAYS = '7/7/24';
const WEEKDAY = /(?:\p{L}+di|dimanche|(?:lun|mar|mer|jeu|ven|sam|dim)\b\.?)/u.source;
/** « samedi 1er mai 2026 », « mar. 12 mai 2026 » */
const IN_WORDS = new RegExp(
  String.raw`^(?:le\s+)?${WEEKDAY}?\s*(\d{1,2})(?:er)?\s+(\p{L}{3,9})\.?\s+(\d{4})${HOUR}`,
  'iu',
);
const MONTHS = ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec'];
/** A year of two figures above this number belongs to the last century. */
const LAST_SHORT = 69;
const MICROSOFT = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
/** A date before this year stands for an absent date: machines write 0001-01-01. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;
/** A year outside of these bounds is a typing mistake: the date is kept as it is, and a warning says so. */
const FIRST_SENSIBLE = 1900;
const LAST_SENSIBLE = 2100;
const DAY = 86_400_000;

interface Moment {
  /** Milliseconds of the civil date and time, as if the place were in UTC. */
  readonly civil: number;
  /** Minutes east of Greenwich, where the text says. */
  readonly offset: number | null;
}

/** Whether a civil date is of a year that nobody meant: « 2202-12-04 ». */
export function isAbsurdYear(jour: string): boolean {
  const year = Number(jour.slice(0, 4));
  return year < FIRST_SENSIBLE || year > LAST_SENSIBLE;
}

/** A civil date, « 2026-05-01 », from what sources write; null when there is no such day. */
export function jourOf(value: unknown): string | null {
  const moment = momentOf(value);
  if (moment === null) return null;
  // An instant is a day of Paris: midnight there is still the day before in UTC.
  const utc = moment.offset === null ? null : moment.civil - moment.offset * 60_000;
  const civilTime = utc === null ? moment.civil : utc + parisOffset(utc) * 60_000;
  return new Date(civilTime).toISOString().slice(0, 10);
}

/** An instant in ISO. Without zone, the source speaks of Europe/Paris. */
export function instantOf(value: unknown): string | null {
  const moment = momentOf(value);
  if (moment === null) return null;
  const offset = moment.offset ?? parisOffsetOfCivil(moment.civil);
  return new Date(moment.civil - offset * 60_000).toISOString();
}

function momentOf(value: unknown): Moment | null {
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = value.trim();
  const iso = ISO.exec(text);
  if (iso !== null) return civil(iso[1], iso[2], iso[3], iso[4], iso[5], iso[6], offsetOf(iso[8]));
  const french = FRENCH.exec(text);
  if (french !== null) return civil(french[3], french[2], french[1], french[4], french[5], french[6], null);
  const written = writtenOf(text);
  if (written !== undefined) return written;
  const microsoft = MICROSOFT.exec(text);
  if (microsoft === null) return null;
  const instant = Number(microsoft[1]);
  const offset = parisOffset(instant);
  const moment = { civil: instant + offset * 60_000, offset };
  const year = new Date(moment.civil).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : null;
}

/** Reads the dates that people type; undefined when the text is none of them. */
function writtenOf(text: string): Moment | null | undefined {
  const first = YEAR_FIRST.exec(text);
  if (first !== null) return civil(first[1], first[2], first[3], first[4], first[5], first[6], null);
  if (text === SEVEN_DAYS) return null;
  const short = SHORT_YEAR.exec(text);
  if (short !== null) {
    const century = Number(short[3]) > LAST_SHORT ? '19' : '20';
    return civil(`${century}${short[3]}`, short[2], short[1], short[4], short[5], short[6], null);
  }
  const words = IN_WORDS.exec(text);
  if (words === null) return undefined;
  const month = MONTHS.findIndex((one) => folded(words[2] ?? '').startsWith(one)) + 1;
  return month === 0 ? null : civil(words[3], String(month), words[1], words[4], words[5], words[6], null);
}

function civil(
  years: string | undefined,
  months: string | undefined,
  days: string | undefined,
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  offset: number | null,
): Moment | null {
  const year = Number(years);
  const month = Number(months);
  const day = Number(days);
  const hour = Number(hours ?? 0);
  const minute = Number(minutes ?? 0);
  const second = Number(seconds ?? 0);
  if (year < FIRST_YEAR || year > LAST_YEAR || hour > 23 || minute > 59 || second > 59) return null;
  const midnight = Date.UTC(year, month - 1, day);
  const read = new Date(midnight);
  // 31 February would silently become 3 March.
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return null;
  return { civil: midnight + ((hour * 60 + minute) * 60 + second) * 1000, offset };
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Minutes that Paris is ahead of UTC at an instant: by the rule of the Union, a hundred times faster than asking the calendar. */
function parisOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 2) + 3_600_000 && instant < lastSunday(year, 9) + 3_600_000 ? 120 : 60;
}

function parisOffsetOfCivil(civilTime: number): number {
  return parisOffset(civilTime - 7_200_000) === 120 ? 120 : 60;
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY;
}
