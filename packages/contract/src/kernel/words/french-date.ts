export interface FrenchDate {
  format(date: Date | number): string;
}

/**
 * As Intl writes dates, with the first of a month and the hours as French says them: « 1er juin 2027 à 09 h 30 ». Instants are told in
 * the time of Paris, whatever the clock of who reads; civil days, which have no zone, name UTC.
 */
export function frenchDate({ timeZone = 'Europe/Paris', ...options }: Intl.DateTimeFormatOptions): FrenchDate {
  const intl = new Intl.DateTimeFormat('fr', { ...options, timeZone });
  return {
    format: (date) =>
      intl
        .format(date)
        .replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
        .replace(/(?<![:\d])(\d{2}):(\d{2})(?![:\d])/, '$1\u00a0h\u00a0$2'),
  };
}
