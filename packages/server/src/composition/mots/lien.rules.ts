import { isEmail, isUrl } from '@bridge/contract';

/** The addresses that links may lead to. Anything else from a feed is not shown as a link. */

export function webHref(adresse: string): string | null {
  const written = adresse.trim();
  const whole = /^www\.[^\s:]+$/i.test(written) ? `https://${written}` : written;
  if (!isUrl(whole)) return null;
  const url = new URL(whole);
  // A name and a password in an address are secrets.
  return url.username === '' && url.password === '' ? url.href : null;
}

export function mailHref(adresse: string): string | null {
  const written = adresse.trim();
  return isEmail(written) ? `mailto:${written}` : null;
}

/** The digits of a number, with the + of a country; null when too short. */
export function telHref(numero: string): string | null {
  // « +33 (0)4 … »: the zero in parentheses is not dialled from abroad.
  const written = numero.trim().replace(/^(\+\d{1,3}[\s.-]*)\(0\)/, '$1');
  if (!/^\+?[\d\s.()/-]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  return digits.length < 2 || digits.length > 15 ? null : `tel:${written.startsWith('+') ? '+' : ''}${digits}`;
}

/** « exemple.fr/chambres »: an address as people read it. */
export function siteEnMots(href: string): string {
  const { host, pathname } = new URL(href);
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`;
}

export function mapHref(lat: number, lon: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;
}
