import { isIP } from 'node:net';

/** A domain as people write it (« https://www.Exemple.fr/ ») as browsers name it; nothing where it is none, or no one's to have. */
export function hoteDe(domaine: string): string | null {
  const text = domaine.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const { hostname } = url;
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
  return isName && isIP(hostname) === 0 ? hostname : null;
}

/** What lies beside the sites, and is reached the same way on each of their hosts. */
const COMMUNS = /^\/public\/(?:_[a-z]+(?:[/?]|$)|photos\/|medias\/|api\/|openapi\.json(?:\?|$))/;

/** The address of the product that an address of a site's own host stands for. Nothing else of the product is reached there. */
export function adresseServie(code: string, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return `/public/${code}/_`;
  return COMMUNS.test(url) ? url : `/public/${code}${url}`;
}

/** Whether an origin is one of the site's: https, or http where it is tried out. */
export function isOfSite(origine: URL, hotes: readonly string[]): boolean {
  return /^https?:$/.test(origine.protocol) && hotes.includes(origine.hostname);
}
