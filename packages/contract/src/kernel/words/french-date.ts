export interface FrenchDate {
  format(date: Date | number): string;
}

/**
 * Dates of Intl with the first of the month and hours in French usage: « 1er juin 2027 à 9 h 30 ». Instants are in
 * Paris time, whatever the reader's clock; civil days, which have no zone, use UTC.
 */
export function frenchDate({ timeZone = 'Europe/Paris', ...options }: Intl.DateTimeFormatOptions): FrenchDate {
  const intl = new Intl.DateTimeFormat('fr', { ...options, timeZone });
  return {
    format: (date) =>
      intl
        .format(date)
        .replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
        .replace(/(?<![:\d])0?(\d{1,2}):(\d{2})(?![:\d])/, '$1\u00a0h\u00a0$2'),
  };
}
