interface FrenchDate {
  format(date: Date | number): string;
}

/** As Intl writes dates, with the first of a month as French says it: « 1er juin 2027 ». */
export function frenchDate(options: Intl.DateTimeFormatOptions): FrenchDate {
  const intl = new Intl.DateTimeFormat('fr', options);
  return { format: (date) => intl.format(date).replace(/(^|\s)1 (?=\p{L})/u, '$11er ') };
}
