import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Clock } from '../clock.ts';
import { ACCEPTED_ENCODINGS } from './body.ts';
import type { Deadline } from './deadline.ts';
import { OutsideError } from './outside.error.ts';
import type { Call, Headers, Limits, OutsideRequest } from './outside.types.ts';
import { type Hop, isRedirect, nextHop } from './redirect.rules.ts';
import { retryAfterOf } from './retry-after.rules.ts';
import { parseTarget } from './target.rules.ts';

export interface Answer {
  readonly host: string;
  readonly status: number;
  readonly headers: Headers;
  readonly stream: Readable;
}

export type Visited<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'moved'; readonly next: Hop };

export interface Visit<T> {
  readonly agent: Dispatcher;
  readonly clock: Clock;
  readonly call: Call;
  readonly limits: Limits;
  readonly deadline: Deadline;
  /** The headers have come. */
  readonly onAnswer: () => void;
  readonly take: (answer: Answer) => Promise<T>;
}

/** Headers that describe the connection, which is not the caller's. */
const OURS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'expect',
  'te',
]);

export function firstHop({ url, method = 'GET', headers = {}, body, etag, lastModified }: OutsideRequest): Hop {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const target = parseTarget(url);
  target.hash = '';
  return {
    url: target,
    method,
    body,
    headers: {
      accept: '*/*',
      'accept-encoding': ACCEPTED_ENCODINGS,
      'user-agent': 'Bridge',
      ...Object.fromEntries(given.filter(([name]) => !OURS.has(name))),
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
  };
}

/** One request to one host: passes the answer to `take`, or returns the target of a redirection. */
export async function visit<T>(
  hop: Hop,
  { agent, clock, call, limits, deadline, onAnswer, take }: Visit<T>,
): Promise<Visited<T>> {
  const { host } = hop.url;
  const response = await agent.request({
    origin: hop.url.origin,
    path: hop.url.pathname + hop.url.search,
    method: hop.method,
    headers: hop.headers,
    body: hop.body ?? null,
    signal: deadline.signal,
    headersTimeout: limits.firstByte,
    bodyTimeout: limits.silence,
  });
  onAnswer();
  const stream = response.body;
  // A body that nobody reads may still fail, without a listener.
  stream.on('error', () => undefined);
  try {
    const answer = { host, status: response.statusCode, headers: single(response.headers), stream };
    if (isRedirect(answer.status)) {
      return { kind: 'moved', next: nextHop(hop, answer.status, answer.headers.location, call) };
    }
    checkStatus(answer, hop, call, clock.now());
    if (Number(answer.headers['content-length'] ?? 0) > call.largest) throw new OutsideError('too-big', host);
    return { kind: 'done', value: await take(answer) };
  } finally {
    stream.destroy();
  }
}

function checkStatus({ host, status, headers }: Answer, hop: Hop, call: Call, now: Date): void {
  if (call.accept?.(status)) return;
  // No range was asked for: 206 is no success.
  if (status >= 200 && status < 300 && status !== 206) return;
  if (status === 304 && (hop.headers['if-none-match'] || hop.headers['if-modified-since'])) return;
  const retryAfter = retryAfterOf(headers['retry-after'], now);
  const kind = status === 429 || status === 503 ? 'busy' : 'status';
  throw new OutsideError(kind, host, { status, ...(retryAfter !== undefined && { retryAfter }) });
}

/** A repeated header is one list, as in HTTP. */
function single(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
