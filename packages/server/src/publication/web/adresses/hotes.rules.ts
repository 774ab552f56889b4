import { isIP } from 'node:net';

/** The host name of a domain as people write it (« https://www.Exemple.fr/ »), or null when no site may have it. */
export function hoteDe(domaine: string): string | null {
  const text = domaine.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const { hostname } = url;
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
  return isName && isIP(hostname) === 0 ? hostname : null;
}

/** The addresses that all sites share, and that answer alike on the host of each site. */
const COMMUNS = /^\/public\/(?:_[a-z]+(?:[/?]|$)|photos\/|medias\/|api\/|openapi\.json(?:\?|$))/;

/** The address of the product behind an address of a site's own host, from which nothing else can be reached. */
export function adresseServie(code: string, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return `/public/${code}/_`;
  return COMMUNS.test(url) ? url : `/public/${code}${url}`;
}

/** Whether an origin is a host of the site, over https, or over http when a site is tried out. */
export function isOfSite(origine: URL, hotes: readonly string[]): boolean {
  return /^https?:$/.test(origine.protocol) && hotes.includes(origine.hostname);
}
