import type { IncomingMessage } from 'node:http';
import { hoteDeRequete } from '../../../platform/http/host.ts';
import type { Db } from '../../../schema.ts';
import { type SiteServi, sitesServis } from './hotes.repository.ts';
import { adresseServie, hoteDe } from './hotes.rules.ts';

interface Dependencies {
  readonly db: Db;
  /** Address of the console: its host is nobody else's. */
  readonly publicUrl: string;
  /** The same of files, where they have one of their own; empty otherwise. */
  readonly filesUrl: string;
  /** Where the operator did not say what the console's address is, any host may be it: no site has one of its own. */
  readonly hasPublicUrl: boolean;
}

export interface SiteConnu extends SiteServi {
  /** Its domains, as browsers name them. */
  readonly hotes: readonly string[];
}

export interface Sites {
  byCode(code: string): SiteConnu | undefined;
  /** The site whose own host it is. */
  byHost(host: string | undefined): SiteConnu | undefined;
  all(): readonly SiteConnu[];
  /** For Fastify: on a site's own host, every address is one of the site. */
  rewriteUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string;
  /** Read once at least. */
  ready(): Promise<void>;
  /** Fails with the database. */
  refresh(): Promise<void>;
}

/** The sites, in memory: a page that is kept is served without asking the database who it is of. */
export function createSites({ db, publicUrl, filesUrl, hasPublicUrl }: Dependencies): Sites {
  const own = new Set([publicUrl, filesUrl].flatMap((url) => URL.parse(url)?.hostname ?? []));
  let byCode = new Map<string, SiteConnu>();
  let byHost = new Map<string, SiteConnu>();
  let first: Promise<void> | undefined;
  let loaded = false;

  const refresh = async () => {
    const sites = (await sitesServis(db)).map(
      (site): SiteConnu => ({ ...site, hotes: site.domaines.flatMap((domaine) => hoteDe(domaine) ?? []) }),
    );
    const hosts = new Map<string, SiteConnu>();
    for (const site of hasPublicUrl ? sites : []) {
      // The oldest site that claims a host has it.
      if (site.heberge) for (const host of site.hotes) if (!own.has(host) && !hosts.has(host)) hosts.set(host, site);
    }
    byCode = new Map(sites.map((site) => [site.code, site]));
    byHost = hosts;
    loaded = true;
  };
  const ofHost = (host: string | undefined) => byHost.get(hoteDeRequete(host));

  return {
    byCode: (code) => byCode.get(code),
    byHost: ofHost,
    all: () => [...byCode.values()],
    rewriteUrl({ url = '/', headers }) {
      const site = byHost.size === 0 ? undefined : ofHost(headers.host);
      return site === undefined ? url : adresseServie(site.code, url);
    },
    ready: async () => {
      if (loaded) return;
      first ??= refresh().finally(() => {
        first = undefined;
      });
      await first;
    },
    refresh,
  };
}
