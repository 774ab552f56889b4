import type { Outcome } from './breaker.ts';
import { OutsideError } from './outside.error.ts';

const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'ENODATA', 'ESERVFAIL']);
/** Errors of OpenSSL and of the check of certificates. */
const TLS =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/;
const CUT = new Set([
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  // zlib reached the end of its input before the end of the content.
  'Z_BUF_ERROR',
]);
const LATE: ReadonlyMap<string, string> = new Map([
  ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
  ['ETIMEDOUT', 'connect'],
  ['UND_ERR_HEADERS_TIMEOUT', 'first-byte'],
  ['UND_ERR_BODY_TIMEOUT', 'silence'],
]);

/** The meaning of a network failure. `answered`: headers had come, so that a cut is a truncated answer. */
export function failureOf(error: unknown, host: string, answered: boolean): OutsideError {
  if (error instanceof OutsideError) return error;
  const code = codeOf(error);
  const late = LATE.get(code);
  if (late !== undefined) return new OutsideError('timeout', host, { detail: answered ? 'silence' : late });
  if (UNKNOWN_NAME.has(code)) return new OutsideError('dns', host, { detail: code });
  if (TLS.test(code)) return new OutsideError('tls', host, { detail: code });
  if (CUT.has(code)) return new OutsideError(answered ? 'truncated' : 'connect', host, { detail: code });
  // Errors of undici's parser have no code: one of them is a truncated answer.
  if (code === 'HTTPParserError') {
    const cut = error instanceof Error && error.message.includes('EOF');
    return new OutsideError(cut ? 'truncated' : 'unreadable', host, { detail: code });
  }
  if (code === 'UND_ERR_INVALID_ARG') return new OutsideError('request', host, { detail: code });
  if (/^(Z_|UND_ERR_HEADERS_OVERFLOW|ERR_BROTLI|ERR__ERROR_)/.test(code)) {
    return new OutsideError('unreadable', host, { detail: code });
  }
  return new OutsideError(answered ? 'truncated' : 'connect', host, { detail: code });
}

/** The code of an error, without its message, which may hold the address. Of several attempts, the first. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'UNKNOWN';
}

/** What a failure tells about the host: an unsuitable answer is an answer all the same. */
export function outcomeOf({ kind, status }: OutsideError): Outcome {
  switch (kind) {
    case 'dns':
    case 'connect':
    case 'tls':
    case 'timeout':
    case 'truncated':
    case 'unreadable':
      return 'failed';
    case 'status':
    case 'busy':
      // 429 is a healthy host that asks for patience.
      return (status ?? 0) >= 500 ? 'failed' : 'served';
    case 'too-big':
    case 'redirect':
      return 'served';
    case 'refused-address':
    case 'request':
    case 'breaker-open':
    case 'disk':
      return 'unknown';
  }
}
