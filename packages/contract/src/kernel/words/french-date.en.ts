/** The English form of french-date.ts, for the English console. */
import type { FrenchDate } from './french-date.ts';

export type { FrenchDate };

export function frenchDate({ timeZone = 'Europe/Paris', ...options }: Intl.DateTimeFormatOptions): FrenchDate {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
}
