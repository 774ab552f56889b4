import { JOURS_FERIES, type JourNumero, numeroFrom } from '@bridge/contract';

export type JourFerie = (typeof JOURS_FERIES)[number];

const FERIES: ReadonlySet<string> = new Set(JOURS_FERIES);
export const isFerie = (fermeture: string): fermeture is JourFerie => FERIES.has(fermeture);

/** The day of a public holiday of France in a year. */
export function ferieOf(ferie: JourFerie, year: number): JourNumero {
  switch (ferie) {
    case 'jour-de-lan':
      return numeroFrom(year, 1, 1);
    case 'lundi-de-paques':
      return paques(year) + 1;
    case 'premier-mai':
      return numeroFrom(year, 5, 1);
    case 'huit-mai':
      return numeroFrom(year, 5, 8);
    case 'ascension':
      return paques(year) + 39;
    case 'lundi-de-pentecote':
      return paques(year) + 50;
    case 'quatorze-juillet':
      return numeroFrom(year, 7, 14);
    case 'assomption':
      return numeroFrom(year, 8, 15);
    case 'toussaint':
      return numeroFrom(year, 11, 1);
    case 'onze-novembre':
      return numeroFrom(year, 11, 11);
    case 'noel':
      return numeroFrom(year, 12, 25);
  }
}

/** Easter Sunday, by the anonymous Gregorian computation (Meeus, Jones, Butcher). */
export function paques(year: number): JourNumero {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const count = moon + weekday - 7 * late + 114;
  return numeroFrom(year, Math.floor(count / 31), (count % 31) + 1);
}
