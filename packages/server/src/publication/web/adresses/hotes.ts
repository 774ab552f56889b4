import type { IncomingMessage } from 'node:http';
import { hoteDeRequete } from '../../../platform/http/host.ts';
import type { Db } from '../../../schema.ts';
import { type SiteServi, sitesServis } from './hotes.repository.ts';
import { adresseServie, hoteDe } from './hotes.rules.ts';

interface Dependencies {
  readonly db: Db;
  /** The address of the console: no site may claim its host. */
  readonly publicUrl: string;
  /** The origin of the files, when the files have one of their own; otherwise empty. */
  readonly filesUrl: string;
  /** Whether the operator set the console's address; otherwise any host may be the console's, no site has one. */
  readonly hasPublicUrl: boolean;
}

export interface SiteConnu extends SiteServi {
  /** The domains of the site, as browsers name hosts. */
  readonly hotes: readonly string[];
}

export interface Sites {
  byCode(code: string): SiteConnu | undefined;
  /** The site that owns a host. */
  byHost(host: string | undefined): SiteConnu | undefined;
  all(): readonly SiteConnu[];
  /** Hook for Fastify: on a site's own host, every address is rewritten to an address of that site. */
  rewriteUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string;
  /** Read once at least. */
  ready(): Promise<void>;
  /** Fails with the database. */
  refresh(): Promise<void>;
}

/** Keeps the sites in memory, so that a kept page is served without asking the database which site owns the host. */
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
      // When several sites claim a host, the oldest site has it.
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
