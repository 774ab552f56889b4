import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside, OutsideRequest } from '../../../platform/net/outside.types.ts';
import { RefusDeMoteur } from './moteur.ts';

const LARGEST = 4 * 1024 ** 2;
/** In milliseconds. A lot that takes longer is given up, and counted. */
const LIMITS = { firstByte: 60_000, silence: 30_000, whole: 120_000 };

interface Refus {
  /** What a status means to this service; undefined: what it means to any. */
  readonly sens: (status: number, message: string) => RefusDeMoteur | undefined;
}

/** Asks a service once, by the one door to the outside: whoever calls decides of trying again, since what was sent may have been counted. */
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

/** Cuts that come once a connection is open: what was asked may have been read. */
const CUTS = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Whether the request may have arrived, though no answer came back whole: the service may have done its part. */
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

/** What a service says of its refusal: `message` of DeepL, `error` of LibreTranslate. */
function messageOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const said = 'message' in answer ? answer.message : 'error' in answer ? answer.error : '';
  return typeof said === 'string' ? said.slice(0, MOST_SAID) : '';
}
