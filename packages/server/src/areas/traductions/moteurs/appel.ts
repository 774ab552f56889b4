import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside, OutsideRequest } from '../../../platform/net/outside.types.ts';
import { RefusDeMoteur } from './moteur.ts';

const LARGEST = 4 * 1024 ** 2;
/** Limits in milliseconds. A lot that takes longer is given up, and counts as sent. */
const LIMITS = { firstByte: 60_000, silence: 30_000, whole: 120_000 };

interface Refus {
  /** The meaning of a status for this service, or undefined for the usual one. */
  readonly sens: (status: number, message: string) => RefusDeMoteur | undefined;
}

/** Asks a service once: the caller decides on another try, since a request may have been counted. */
export async function ask(
  outside: Pick<Outside, 'read'>,
  request: OutsideRequest,
  { sens, signal }: Refus & { readonly signal?: AbortSignal | undefined },
): Promise<unknown> {
  try {
    const { status, body } = await outside.read(request, {
      largest: LARGEST,
      limits: LIMITS,
      signal,
      accept: (given) => given < 500 && given !== 429,
    });
    const answer = parse(body);
    if (status >= 200 && status < 300) return answer;
    throw sens(status, messageOf(answer)) ?? anyRefusal(status, messageOf(answer));
  } catch (error) {
    throw error instanceof OutsideError ? failure(error) : error;
  }
}

function anyRefusal(status: number, message: string): RefusDeMoteur {
  if (status === 401 || status === 403)
    return new RefusDeMoteur('cle', 'Le service refuse la clé\u00a0: vérifiez-la, ou créez-en une autre.');
  const said = message === '' ? `réponse ${status}` : message;
  return new RefusDeMoteur('refus', `Le service refuse la demande\u00a0: ${said}`);
}

function failure(error: OutsideError): RefusDeMoteur {
  const { kind, status, retryAfter, message } = error;
  if (kind === 'busy' || status === 529 || kind === 'breaker-open')
    return new RefusDeMoteur('occupe', message, { retryAfter });
  if (kind === 'refused-address' || kind === 'request' || kind === 'tls' || kind === 'redirect')
    return new RefusDeMoteur('refus', message);
  return new RefusDeMoteur('panne', message, { compte: mayBeCounted(error) });
}

/** The codes of a connection that broke after it opened: the request may have been read. */
const CUTS = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Whether a request may have arrived though no whole answer came: the service may have counted it. */
function mayBeCounted({ kind, detail = '' }: OutsideError): boolean {
  if (kind === 'connect') return CUTS.includes(detail);
  if (kind === 'timeout') return detail !== 'connect';
  return kind === 'truncated' || kind === 'unreadable' || kind === 'too-big';
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const MOST_SAID = 300;

/** The reason that a service gives: `message` of DeepL, `error` of LibreTranslate. */
function messageOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const said = 'message' in answer ? answer.message : 'error' in answer ? answer.error : '';
  return typeof said === 'string' ? said.slice(0, MOST_SAID) : '';
}
