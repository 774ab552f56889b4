import { OutsideError } from './outside.error.ts';
import { parseTarget } from './target.rules.ts';

export interface Hop {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Changes the target of a redirection, before it is judged. */
export type Rewrite = (location: URL) => URL;

/** How redirections are followed. */
export interface Following {
  /** Changes their targets, before they are judged. */
  readonly rewrite?: Rewrite;
  /** Whether a redirection that would drop the body is a failure. */
  readonly keepsBody?: boolean;
}

/** For servers behind a proxy that believe they speak http. */
export const upgradeToHttps: Rewrite = (location) => {
  if (location.protocol !== 'http:') return location;
  const url = new URL(location);
  url.protocol = 'https:';
  return url;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
export const isRedirect = (status: number): boolean => REDIRECTS.has(status);

/** Headers that may go to another origin. Any other header may hold a key. */
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
  // As in browsers, a moved POST becomes a GET, unless the status asks for the same request.
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
