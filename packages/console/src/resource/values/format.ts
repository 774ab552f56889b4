import { frenchDate, poidsEnMots, timeAgo } from '@bridge/contract';
import type { Period } from './read.ts';

const euros = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' });
// A civil date has no hour and no zone: read and written in UTC, it stays the same day.
const day = frenchDate({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const moment = frenchDate({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export function formatMoney(value: number): string {
  return euros.format(value);
}

/** A date in French: `2026-11-14` gives « 14 nov. 2026 ». A text that is no date stays as it is. */
export function formatDate(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : day.format(date);
}

export function formatPeriod({ du, au }: Period): string {
  if (du && au) return du === au ? `Le ${formatDate(du)}` : `Du ${formatDate(du)} au ${formatDate(au)}`;
  if (du) return `À partir du ${formatDate(du)}`;
  return au ? `Jusqu’au ${formatDate(au)}` : '';
}

/** The age in milliseconds beyond which a count of days says nothing. */
const MONTH = 30 * 24 * 60 * 60_000;
const civilDay = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });

export interface Instant {
  /** The age: « il y a 3 jours »; beyond a month, the date: « le 14 nov. 2026 ». */
  readonly relative: string;
  /** The date and the hour: « 14 novembre 2026 à 10 h 32 ». */
  readonly full: string;
}

export function formatInstant(text: string, now: Date): Instant {
  const then = new Date(text);
  if (Number.isNaN(then.getTime())) return { relative: text, full: text };
  const isOld = now.getTime() - then.getTime() > MONTH;
  const relative = isOld ? `le ${civilDay.format(then)}` : timeAgo(then, now);
  return { relative, full: moment.format(then) };
}

/** A size as people read it on their own files: « 2,4 Mo ». */
export const formatBytes = poidsEnMots;
