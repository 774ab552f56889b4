import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointRequest,
  type Envelope,
  SUCCESS_CODE,
  TOLD_APART,
} from '@bridge/contract';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { browser, isLeaving, isReloading } from './browser.ts';
import { holderOf, shownHolder } from './holder.ts';
import { DISABLED_NOTICE, leaveLoginNotice } from './login-notice.ts';
import { askToSignInAgain, showError } from './notices.ts';
import { isExpiredToken, reactionTo } from './reactions.ts';
import { refreshAfter } from './refresh.ts';
import { addressOf, initFor, type RequestParts, TIME_OUT } from './request.ts';
import { clearTokens, readTokens } from './tokens.ts';

export { ApiError } from './api-error.ts';

export interface CallOptions {
  /** The call was made by the console: presence, polling, refresh. A failure shows no toast and no box. */
  readonly unattended?: boolean;
  /** What is wrong with the input is told where it was given, as beside a field: it shows no toast. */
  readonly toldInPlace?: boolean;
  /** The words of the toast in place of the server's sentence, where the data of the error says more. */
  readonly words?: (error: ApiError) => string;
  readonly signal?: AbortSignal;
  /** Names the change: sent twice under one key, the change is made once. */
  readonly idempotencyKey?: string;
  /** Sends the request in place of `fetch`, for a request that tells its progress. */
  readonly carry?: typeof browser.fetch;
  /** Aborts the call, where the minute of other calls would be too short: a big file on its way. */
  readonly patience?: AbortSignal;
}

/** Reads the answer of a call: most are envelopes, some are files. */
export type Reader<T> = (response: Response) => Promise<T>;

/**
 * One call of the API, with what spec §8 shows of its failures. Rejects with an ApiError; or with an abort, of the caller or
 * because somebody else took the session over.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request?: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  return exchange(endpoint, request ?? {}, options, envelopeReader(endpoint));
}

/** A reader of the answers that are envelopes. */
export function envelopeReader<E extends Endpoint>(endpoint: E): Reader<EndpointAnswer<E>> {
  return async (response) => parseAnswer(endpoint, openEnvelope(response.status, await response.text()));
}

/** A call whose answer is read by `read`, which throws the ApiError of an answer that is no success. */
export async function exchange<T>(
  endpoint: Endpoint,
  request: RequestParts,
  options: CallOptions,
  read: Reader<T>,
): Promise<T> {
  const since = performance.now();
  try {
    return await sendFresh(endpoint, request, options, since, read);
  } catch (error) {
    if (error instanceof ApiError) react(error, options, since);
    throw error;
  }
}

/** Sends a request, and once more with a new token if its token has expired; never a third time. */
async function sendFresh<T>(
  endpoint: Endpoint,
  request: RequestParts,
  options: CallOptions,
  since: number,
  read: Reader<T>,
): Promise<T> {
  const holder = endpoint.access.kind === 'public' ? null : shownHolder();
  const { token } = readTokens();
  try {
    return await send(endpoint, request, holder, options, read);
  } catch (error) {
    if (!(error instanceof ApiError && isExpiredToken(error)) || token === undefined) throw error;
    const renewed = await refreshAfter(token);
    if (renewed !== undefined) return send(endpoint, request, holder, options, read);
    // If the token has changed meanwhile, so has the session, which is then not lost.
    if (tokenOf(holder) === token && !options.unattended) void askToSignInAgain('french', since);
    throw error;
  }
}

/**
 * The token to speak for `holder`. The cookies may have changed hands, here or in another window: whatever is under way is then
 * dropped, so that nothing is asked, nor received, in the name of the next person.
 */
function tokenOf(holder: string | null): string | undefined {
  const { token } = readTokens();
  if (holder === null || (holderOf(token) === holder && !isReloading())) return token;
  if (shownHolder() === holder) browser.reload();
  throw new DOMException('The session changed hands', 'AbortError');
}

async function send<T>(
  endpoint: Endpoint,
  request: RequestParts,
  holder: string | null,
  { signal, idempotencyKey, carry = browser.fetch, patience }: CallOptions,
  read: Reader<T>,
): Promise<T> {
  const token = tokenOf(holder);
  const timeOut = patience ?? AbortSignal.timeout(TIME_OUT);
  const either = signal ? AbortSignal.any([signal, timeOut]) : timeOut;
  try {
    const init = initFor(endpoint, request, { token, idempotencyKey, signal: either });
    return await read(await carry(addressOf(endpoint, request), init));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw networkError(error, timeOut.aborted);
  } finally {
    tokenOf(holder);
  }
}

/** Spec §7: only code 20000 is success. */
export function openEnvelope(status: number, text: string): unknown {
  const envelope = readEnvelope(text);
  const { code = 0, message = '', data, description, errors, requestId } = envelope;
  if (status < 400 && code === SUCCESS_CODE) return data;
  throw new ApiError({
    status,
    code,
    message: message || defaultMessage(status),
    description,
    errors,
    requestId,
    data,
  });
}

function readEnvelope(text: string): Partial<Envelope> {
  try {
    // JSON that is no object (the "null" of a proxy) has no part of an envelope.
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function defaultMessage(status: number): string {
  return status < 400 ? '' : `Le serveur a répondu par une erreur (code ${status}).`;
}

function networkError(cause: unknown, timedOut: boolean): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = timedOut
    ? 'Le serveur n’a pas répondu en 60 secondes. Réessayez dans un instant.'
    : `Le serveur est injoignable (${reason}). Vérifiez votre connexion puis réessayez.`;
  return new ApiError({ status: 0, code: 0, message, cause });
}

/** Checks the data where it enters the console: past this line, it has the shape that the types promise. */
function parseAnswer<E extends Endpoint>(endpoint: E, data: unknown): EndpointAnswer<E> {
  const parsed = z.safeParse(endpoint.response, data);
  // The generic endpoint forgets which schema it holds; its own schema has just vouched for the value.
  if (parsed.success) return parsed.data as EndpointAnswer<E>;
  throw new ApiError({
    status: 200,
    code: SUCCESS_CODE,
    message:
      'La réponse du serveur n’a pas la forme attendue. Rechargez la page : une mise à jour est peut-être en cours.',
    cause: parsed.error,
  });
}

function react(error: ApiError, { unattended, toldInPlace, words }: CallOptions, since: number): void {
  const { toast, box, expel } = reactionTo(error, words);
  const isToldInPlace = toldInPlace && error.status === TOLD_APART.invalidInput.status;
  const silent = unattended || isToldInPlace || (error.status === 0 && isLeaving());
  if (toast && !silent) showError(toast.message, toast.duration);
  if (box && !unattended) void askToSignInAgain(box, since);
  if (expel) {
    clearTokens();
    leaveLoginNotice(DISABLED_NOTICE);
    browser.reload();
  }
}
