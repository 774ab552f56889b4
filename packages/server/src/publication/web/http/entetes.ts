import { SURSIS } from '../../reserve.ts';

/** The headers that tell browsers and caches how to treat a public answer. */

/** The servers of background maps. */
const TUILES = ['https://data.geopf.fr', 'https://*.tile.openstreetmap.fr'] as const;

export interface Lieu {
  /** Scheme and host of the product when the page is on that host, or null on a host of the site's own. */
  readonly origine: string | null;
  /** The hosts of the site, as browsers name them: their pages may frame this one. */
  readonly hotes: readonly string[];
  /** The origin of the files, when the files have one of their own; otherwise empty. */
  readonly fichiers: string;
  /** Other servers that the custom codes of the page call. */
  readonly origines: readonly string[];
  /** The server that visits are told to, which gives the page nothing. */
  readonly mesure?: string | undefined;
  /** Servers that give the page images, and nothing else. */
  readonly images?: readonly string[];
}

/** Scripts run without an origin: they get no cookie, no storage and no call of the console that shares the host. */
const SANDBOX =
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads';

/** The policy of a page. In a sandbox some browsers match nothing with `'self'`: the host is named too. */
export function politiqueDePage({ origine, hotes, fichiers, origines, mesure, images = [] }: Lieu): string {
  const own = origine === null ? "'self'" : `'self' ${origine}`;
  const others = origines.flatMap(originSource);
  const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ');
  const rules = [
    "default-src 'none'",
    `script-src ${list(own, ...others)}`,
    `style-src 'unsafe-inline' ${list(own, ...others)}`,
    `img-src ${list(own, ...(fichiers === '' ? [] : [fichiers]), 'data:', ...TUILES, ...images.flatMap(originSource), ...others)}`,
    `font-src ${list(own, ...others)}`,
    `connect-src ${list(own, ...others, ...(mesure === undefined ? [] : originSource(mesure)))}`,
    `media-src ${list(own, ...(fichiers === '' ? [] : [fichiers]))}`,
    `frame-src ${list(own, ...others)}`,
    `form-action ${own}`,
    "base-uri 'none'",
    `frame-ancestors ${list(own, ...hotes.flatMap((host) => [`https://${host}`]))}`,
  ];
  return [...(origine === null ? [] : [SANDBOX]), ...rules].join('; ');
}

/** An origin that a person wrote, as a policy names it; none when the text could say more than one origin. */
function originSource(text: string): string[] {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.:-]+$/i.test(url.host)) return [];
  return [url.origin];
}

/** Headers of what may be read from anywhere: fragments, outputs, files. No credentials, no origin by name. */
export const PARTAGE: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** The headers of every public page. */
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
  /** How long the answer is fresh, in seconds. */
  readonly fraiche: number;
  /** Seconds until time may make the answer wrong: caches do not show it past that. */
  readonly perime: number;
}

/**
 * Shared caches keep an answer fresh for a minute, then use it while they fetch another, and for a day while the server
 * is away. Browsers ask every time, so that an editor who publishes sees the result at once.
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
