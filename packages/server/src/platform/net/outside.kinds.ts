export const OUTSIDE_KINDS = [
  /** Scheme, credentials, port, or an address of a private network. */
  'refused-address',
  /** The request itself cannot be sent: a header that is none. */
  'request',
  'dns',
  'connect',
  'tls',
  'timeout',
  'too-big',
  /** The status of an answer is no success. */
  'status',
  /** 429 or 503: come back later, after `retryAfter` where the server said. */
  'busy',
  /** The answer stopped before its end. */
  'truncated',
  /** The answer is no HTTP, or is compressed in a way that cannot be undone. */
  'unreadable',
  'redirect',
  /** Too many failures in a row: the host is left in peace until `retryAfter`. */
  'breaker-open',
  /** The answer was good and could not be written here. */
  'disk',
] as const;
export type OutsideKind = (typeof OUTSIDE_KINDS)[number];

export interface OutsideFacts {
  /** The cause as a code without any address: « ECONNREFUSED », « CERT_HAS_EXPIRED », « first-byte ». */
  readonly detail?: string;
  readonly status?: number;
  /** Milliseconds. */
  readonly retryAfter?: number;
}
