import { capital, heureEnMots, intervalleEnMots, jourEnMots, type Langue, numeroOf } from '@bridge/contract';
import { dateFormat, languageNames, numberFormat } from './formats.ts';

/** Numbers, prices and days as readers of each language write them, by European usage. */
export const locale = (langue: Langue): string => ({ en: 'en-GB', pt: 'pt-PT' })[String(langue)] ?? langue;

export function nombreEnMots(nombre: number, unite: string, langue: Langue): string {
  const written = numberFormat(locale(langue), { maximumFractionDigits: 2 }).format(nombre);
  return unite === '' ? written : `${written}\u00a0${unite}`;
}

export function prixEnMots(montant: number, devise: string, langue: Langue): string {
  return currency(devise, langue, Number.isInteger(montant)).format(montant);
}

/** « 12 € », « 12 – 15 € ». */
export function fourchetteEnMots(min: number, max: number, devise: string, langue: Langue): string {
  if (min === max) return prixEnMots(min, devise, langue);
  return currency(devise, langue, Number.isInteger(min) && Number.isInteger(max)).formatRange(min, max);
}

function currency(devise: string, langue: Langue, whole: boolean): Intl.NumberFormat {
  // Feeds write all sorts of codes, and Intl throws for unknown ones.
  const code = /^[A-Z]{3}$/.test(devise) ? devise : 'EUR';
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return numberFormat(locale(langue), { style: 'currency', currency: code, ...digits });
}

/** A distance in metres below one kilometre, then in kilometres. */
export function distanceEnMots(metres: number, langue: Langue): string {
  if (Math.abs(metres) < 1_000) return nombreEnMots(Math.round(metres), 'm', langue);
  const km = metres / 1_000;
  return nombreEnMots(Math.round(km * 10) / 10, 'km', langue);
}

const MEGABYTE = 1024 * 1024;

/** « 4,2 Mo ». */
export function poidsEnMots(octets: number, langue: Langue): string {
  const [value, unit] = octets < MEGABYTE ? [octets / 1024, 'kilobyte'] : [octets / MEGABYTE, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' && value < 10 ? 1 : 0;
  return numberFormat(locale(langue), { style: 'unit', unit, maximumFractionDigits }).format(value);
}

const noon = (jour: string) => new Date(`${jour}T12:00:00Z`);
const writer = (langue: Langue) => dateFormat(locale(langue), { dateStyle: 'long', timeZone: 'UTC' });

/** « 14 juillet 2026 »; a text that is no day stays as it is. */
export function dateEnMots(jour: string, langue: Langue): string {
  if (numeroOf(jour) === null) return jour;
  return langue === 'fr' ? jourEnMots(jour) : writer(langue).format(noon(jour));
}

/** « Lundi 16 novembre 2026 ». */
export function jourDeSemaineEnMots(jour: string, langue: Langue): string {
  const style = langue === 'fr' ? ({ weekday: 'long' } as const) : ({ dateStyle: 'full' } as const);
  const said = dateFormat(locale(langue), { ...style, timeZone: 'UTC' }).format(noon(jour));
  return capital(langue === 'fr' ? `${said} ${jourEnMots(jour)}` : said);
}

/** « Lundi ». */
export function nomDuJour(jour: string, langue: Langue): string {
  return capital(dateFormat(locale(langue), { weekday: 'long', timeZone: 'UTC' }).format(noon(jour)));
}

/** « novembre 2026 », of « 2026-11 ». */
export function moisEnMots(mois: string, langue: Langue): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locale(langue), style).format(noon(`${mois}-01`));
}

export function aujourdHuiEnMots(langue: Langue): string {
  return capital(new Intl.RelativeTimeFormat(locale(langue), { numeric: 'auto' }).format(0, 'day'));
}

/** « 12 jours », « 3 h »; `chiffres`: at least so many. */
export function uniteDeTemps(nombre: number, unit: 'day' | 'hour' | 'minute', langue: Langue, chiffres = 1): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, minimumIntegerDigits: chiffres } as const;
  return numberFormat(locale(langue), style).format(nombre).replaceAll('\u202f', '\u00a0');
}

export function heureEnLangue(heure: string, langue: Langue): string {
  if (langue === 'fr') return heureEnMots(heure);
  const at = new Date(`1970-01-01T${heure === '24:00' ? '00:00' : heure}:00Z`);
  return dateFormat(locale(langue), { timeStyle: 'short', timeZone: 'UTC' }).format(at);
}

export function datesEnMots(du: string | undefined, au: string | undefined, langue: Langue): string {
  if (langue === 'fr') return intervalleEnMots(du, au);
  if (du !== undefined && au !== undefined && numeroOf(du) !== null && numeroOf(au) !== null)
    return writer(langue).formatRange(noon(du), noon(au));
  if (du !== undefined) return `${dateEnMots(du, langue)} →`;
  return au === undefined ? '' : `→ ${dateEnMots(au, langue)}`;
}

export function langueEnMots(code: string, langue: Langue): string {
  if (!/^[a-z]{2}$/.test(code)) return code;
  return languageNames(locale(langue)).of(code) ?? code;
}
