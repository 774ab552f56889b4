import { OutsideError } from './outside.error.ts';
import { parseTarget } from './target.rules.ts';

export interface Hop {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Changes where a redirect leads, before it is judged. */
export type Rewrite = (location: URL) => URL;

/** How redirects are followed. */
export interface Following {
  /** Changes where they lead, before they are judged. */
  readonly rewrite?: Rewrite;
  /** What is sent has to arrive: one that would drop it is a failure. */
  readonly keepsBody?: boolean;
}

/** For servers that stand behind a proxy and believe that they speak http. */
export const upgradeToHttps: Rewrite = (location) => {
  if (location.protocol !== 'http:') return location;
  const url = new URL(location);
  url.protocol = 'https:';
  return url;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
export const isRedirect = (status: number): boolean => REDIRECTS.has(status);

/** What may follow to another origin. Anything else may be a key, whatever its name. */
const COMMON_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]);

/** The request that an answer sends us to. */
export function nextHop(
  hop: Hop,
  status: number,
  location: string | undefined,
  { rewrite, keepsBody = false }: Following = {},
): Hop {
  const host = hop.url.host;
  if (!location || !URL.canParse(location, hop.url.href))
    throw new OutsideError('redirect', host, { detail: 'unreadable' });
  const said = parseTarget(location, hop.url);
  const url = rewrite ? rewrite(said) : said;
  url.hash = '';
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new OutsideError('redirect', host, { detail: 'downgrade' });
  }
  // As browsers do: a POST that is moved is read where it moved to, unless the server asks for the same again.
  const again = status === 307 || status === 308;
  if (keepsBody && !again) throw new OutsideError('redirect', host, { detail: 'dropped' });
  const method = again ? hop.method : 'GET';
  const body = again ? hop.body : undefined;
  const same = isSameParty(hop.url, url);
  if (body !== undefined && !same) throw new OutsideError('redirect', host, { detail: 'body' });
  const kept = Object.entries(hop.headers).filter(([name]) => {
    if (body === undefined && name.startsWith('content-')) return false;
    return same || COMMON_HEADERS.has(name);
  });
  return { url, method, body, headers: Object.fromEntries(kept) };
}

/** The same origin, or the same host that now asks for encryption. */
function isSameParty(from: URL, to: URL): boolean {
  if (from.origin === to.origin) return true;
  const upgraded = from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '';
  return upgraded && from.hostname === to.hostname;
}
