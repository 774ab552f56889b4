import { SURSIS } from '../../reserve.ts';

/** What tells browsers and caches how to treat a public answer. */

/** Where background maps come from. */
const TUILES = ['https://data.geopf.fr', 'https://*.tile.openstreetmap.fr'] as const;

export interface Lieu {
  /** Scheme and host of the product, where the page is one of its host; null on a host of the site's own. */
  readonly origine: string | null;
  /** Hosts of the site, as browsers name them: those that may frame it. */
  readonly hotes: readonly string[];
  /** Origin of their own that files are served from; empty where they have none. */
  readonly fichiers: string;
  /** Other servers that the custom codes of the page call. */
  readonly origines: readonly string[];
}

/** Scripts run, but as nobody: without the cookies, the storage or the calls of the console whose host they share. */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads';

/** A page of a site. In a sandbox 'self' is nobody to some browsers: the host is named too. */
export function politiqueDePage({ origine, hotes, fichiers, origines }: Lieu): string {
  const own = origine === null ? "'self'" : `'self' ${origine}`;
  const others = origines.flatMap(originSource);
  const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ');
  const rules = [
    "default-src 'none'",
    `script-src ${list(own, ...others)}`,
    `style-src 'unsafe-inline' ${list(own, ...others)}`,
    `img-src ${list(own, ...(fichiers === '' ? [] : [fichiers]), 'data:', ...TUILES, ...others)}`,
    `font-src ${list(own, ...others)}`,
    `connect-src ${list(own, ...others)}`,
    `media-src ${list(own, ...(fichiers === '' ? [] : [fichiers]))}`,
    `frame-src ${list(own, ...others)}`,
    `form-action ${own}`,
    "base-uri 'none'",
    `frame-ancestors ${list(own, ...hotes.flatMap((host) => [`https://${host}`]))}`,
  ];
  return [...(origine === null ? [] : [SANDBOX]), ...rules].join('; ');
}

/** An origin that a person wrote, as a policy names it; nothing where it could say more than that. */
function originSource(text: string): string[] {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.:-]+$/i.test(url.host)) return [];
  return [url.origin];
}

/** What runs nothing and may be read from anywhere: fragments, outputs, files. Never with credentials, never by naming who asks. */
export const PARTAGE: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Of every public page. */
export function entetesDePage(lieu: Lieu): Record<string, string> {
  return {
    'content-security-policy': politiqueDePage(lieu),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Sandboxed pages are of no origin: to ask for the next page of a list is to ask from elsewhere.
    'access-control-allow-origin': '*',
  };
}

const DAY = 86_400;
const MINUTE = 60;

interface Validite {
  /** For how long it is fresh, in seconds. */
  readonly fraiche: number;
  /** In how long time may have made it wrong: nobody shows it past that. */
  readonly perime: number;
}

/**
 * For caches in front of us: fresh for a minute, then used while another is fetched, and for a day while we are away. Browsers ask each
 * time whether theirs is still the one: whoever publishes sees it at once.
 */
export function entetesDeCache({ fraiche, perime }: Validite): Readonly<Record<string, string>> {
  const left = Math.max(0, Math.floor(perime));
  const fresh = Math.max(0, Math.min(MINUTE, Math.floor(fraiche), left));
  const stale = fresh === 0 ? 0 : Math.min(SURSIS, left - fresh);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-if-error=${DAY}`,
    'cdn-cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${DAY}`,
  };
}

export const FOREVER = 'public, max-age=31536000, immutable';
