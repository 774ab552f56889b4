import { API_BASE, type Endpoint } from '@bridge/contract';

/** Longest time of a call, in milliseconds (spec §9). */
export const TIME_OUT = 60_000;

export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The origin of files, which the server writes in the page; in development the placeholder stays: files have none. */
function filesUrl(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="files-url"]')?.content ?? '';
  return written.startsWith('__') ? '' : written;
}

/** The address of a call below the API base: `/api/users/:id` with its parameters and query. */
export function addressOf(endpoint: Endpoint, { params, query }: RequestParts): string {
  const given = new Map(entriesOf(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return `${endpoint.givenFile ? filesUrl() : ''}${API_BASE}${path}${search && `?${search}`}`;
}

/** The headers of a call, with the token in both if there is one (spec §7). */
export function headersFor(token: string | undefined, hasBody: boolean): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}`, 'X-Token': token } : {}),
  };
}

interface Circumstances {
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
}

export function initFor(
  endpoint: Endpoint,
  { body }: RequestParts,
  { token, idempotencyKey, signal }: Circumstances,
): RequestInit {
  return {
    method: endpoint.method,
    headers: {
      ...headersFor(token, body !== undefined),
      ...(body instanceof Blob ? { 'Content-Type': body.type } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    signal,
  };
}

function entriesOf(values: unknown): [string, string][] {
  return Object.entries(Object(values)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}
