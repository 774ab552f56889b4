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
  /** The host of the site's own that it was asked on; null on the product's. */
  readonly hote: string | null;
  /** Where its pages start. */
  readonly base: string;
  readonly adresse: string;
  /** Origin of their own that files are served from; empty where they have none. */
  readonly fichiers: string;
}

/** Addresses that the operator chose. */
export interface Adresses {
  /** Of the product. */
  readonly publicUrl: string;
  /** Of the files that people gave, where they have an origin of their own; empty otherwise. */
  readonly filesUrl: string;
}

export type Variante = 'page' | 'fragment' | 'cadre';

/** What the host of a request may decide: only a host that a site declared counts, whatever proxies or visitors tell besides. */
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

/** A fragment that stands in a page of the site's own system leads to that page: the address is one of the site's, or it is not heard. */
export function endroitDeFragment(endroit: Endroit, base: string | null): Endroit {
  const url = base === null || base.length > LONGEST_BASE ? null : URL.parse(base);
  if (url === null || url.username !== '' || url.password !== '' || !isOfSite(url, endroit.site.hotes)) return endroit;
  // Photos and files stay where they are: only the pages are elsewhere.
  return { ...endroit, base: `${url.origin}${url.pathname}`.replace(/\/$/, '') };
}

/** Whether its address was told by whoever asked: there are as many as anybody likes. */
export const isElsewhere = ({ base }: Endroit): boolean => base !== '' && !base.startsWith('/');

/** Where its pages are for us, whatever page a fragment of them stands in. */
export const baseDe = ({ site, hote }: Pick<Endroit, 'site' | 'hote'>): string =>
  hote === null ? `/public/${site.code}` : '';

/** An address of the site that is left for another leads to the same variant of it. */
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

/** How visitors share the making of pages: with as many at work, a database and the rest of the product go on. */
export const TOUR_DES_VISITEURS: TourOptions = {
  abreast: 6,
  waiting: 300,
  // An entity, however many sites it has; one of its sites; the network of a visitor.
  each: [{ abreast: 4 }, { abreast: 3, waiting: 120 }, { abreast: 2, waiting: 60, breath: 5, freeAlone: true }],
};

/** Whom what a visitor asks for is counted to, as above. `cle`: of who has a key, whose address is that of a server. */
export function quiDemande({ ip }: FastifyRequest, site: SiteConnu | null, cle?: number): readonly string[] {
  const visiteur = cle === undefined ? networkOf(ip) : `cle ${cle}`;
  return [String(site?.entiteId ?? ''), String(site?.id ?? ''), visiteur];
}

/** All that an answer depends on, and nothing else: no header, no cookie, no parameter that its page does not know. */
export function cleDeCache({ site, hote, base }: Endroit, ...parts: readonly string[]): string {
  return JSON.stringify([hote ?? '', site.code, base, ...parts]);
}
