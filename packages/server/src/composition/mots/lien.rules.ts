import { isEmail, isUrl } from '@bridge/contract';

/** Addresses that a link may lead to. Whatever else a feed writes there is no link, and is not shown as one. */

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

/** Digits, with the + of a country. What is too short calls nobody. */
export function telHref(numero: string): string | null {
  // « +33 (0)4 … »: this zero is not dialled from abroad.
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
