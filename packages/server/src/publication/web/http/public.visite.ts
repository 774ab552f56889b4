import type { Langue } from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/auth/throttle.ts';
import { hoteDeRequete } from '../../../platform/http/host.ts';
import type { TourOptions } from '../../../platform/tour.ts';
import { isOfSite } from '../adresses/hotes.rules.ts';
import type { SiteConnu, Sites } from '../adresses/hotes.ts';
import type { Visite } from '../pages/composition.ts';

/** Where a page is shown, and how. */
export interface Endroit {
  readonly site: SiteConnu;
  /** The site's own host when the request came to it, or null on the host of the product. */
  readonly hote: string | null;
  /** The address that the pages of the site start with. */
  readonly base: string;
  readonly adresse: string;
  /** The origin of the files, when the files have one of their own; otherwise empty. */
  readonly fichiers: string;
}

/** Addresses that the operator chose. */
export interface Adresses {
  /** The address of the product. */
  readonly publicUrl: string;
  /** The origin of the files that people gave, when the files have one of their own; otherwise empty. */
  readonly filesUrl: string;
}

export type Variante = 'page' | 'fragment' | 'cadre';

/** Where a request is answered: only a host that a site declared counts, whatever proxies or visitors send. */
export function endroitDe(sites: Sites, adresses: Adresses, request: FastifyRequest, site: SiteConnu): Endroit {
  const { publicUrl, filesUrl: fichiers } = adresses;
  const own = sites.byHost(request.headers.host);
  if (own?.id === site.id) {
    const hote = hoteDeRequete(request.headers.host);
    return { site, hote, base: '', adresse: `${new URL(publicUrl).protocol}//${hote}`, fichiers };
  }
  const base = baseDe({ site, hote: null });
  return { site, hote: null, base, adresse: `${publicUrl.replace(/\/$/, '')}${base}`, fichiers };
}

const LONGEST_BASE = 500;

/** The links of a fragment lead to the page that shows it. `base` counts only when it is an address of the site. */
export function endroitDeFragment(endroit: Endroit, base: string | null): Endroit {
  const url = base === null || base.length > LONGEST_BASE ? null : URL.parse(base);
  if (url === null || url.username !== '' || url.password !== '' || !isOfSite(url, endroit.site.hotes)) return endroit;
  // Photos and files stay on this server: only the pages are elsewhere.
  return { ...endroit, base: `${url.origin}${url.pathname}`.replace(/\/$/, '') };
}

/** Whether the visitor sent the address that links start with: such addresses are without number. */
export const isElsewhere = ({ base }: Endroit): boolean => base !== '' && !base.startsWith('/');

/** The start of the addresses of the site on this server, even when a fragment stands in a page of another system. */
export const baseDe = ({ site, hote }: Pick<Endroit, 'site' | 'hote'>): string =>
  hote === null ? `/public/${site.code}` : '';

/** A redirection inside the site leads to the same variant of the page. */
export function enVariante(location: string, variante: Variante): string {
  if (variante === 'page' || !location.startsWith('/')) return location;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  const asked = new URLSearchParams(query);
  asked.set(variante, '1');
  return `${path}?${asked}${hash}`;
}

export function varianteDe(query: URLSearchParams): Variante {
  if (query.get('fragment') === '1') return 'fragment';
  return query.get('cadre') === '1' ? 'cadre' : 'page';
}

export function visiteDe({ site, base, adresse, fichiers }: Endroit, langue: Langue, at: Date): Visite {
  return { site: site.code, langue, base, adresse, fichiers, at };
}

/** How visitors share the making of pages. So few at a time leave the database free for the rest of the product. */
export const TOUR_DES_VISITEURS: TourOptions = {
  abreast: 6,
  waiting: 300,
  // The shares of an entity with all its sites, of one site, and of the network of a visitor.
  each: [{ abreast: 4 }, { abreast: 3, waiting: 120 }, { abreast: 2, waiting: 60, breath: 5, freeAlone: true }],
};

/** The keys of the shares that a request counts for. `cle` is the key of a program, whose address is a server's. */
export function quiDemande({ ip }: FastifyRequest, site: SiteConnu | null, cle?: number): readonly string[] {
  const visiteur = cle === undefined ? networkOf(ip) : `cle ${cle}`;
  return [String(site?.entiteId ?? ''), String(site?.id ?? ''), visiteur];
}

/** The keys of the shares that a page of a site counts for when nobody asks for it. */
export const quiReprend = ({ entiteId, id }: SiteConnu): readonly string[] => [
  String(entiteId ?? ''),
  String(id),
  'automate',
];

/** The cache key of an answer: no header, no cookie and no parameter that its page ignores. */
export function cleDeCache({ site, hote, base }: Endroit, ...parts: readonly string[]): string {
  return JSON.stringify([hote ?? '', site.code, base, ...parts]);
}
