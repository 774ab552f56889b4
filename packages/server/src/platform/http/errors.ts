import type { Socket } from 'node:net';
import { BridgeError, type Envelope, type ErrorName, errorKinds } from '@bridge/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isTooSlow } from '../db/pool.ts';
import { TropGrosError, TropLongError } from '../equipe/equipe.messages.ts';
import type { Parole, Paroles } from '../parole.ts';
import { languageOf } from './language.ts';

/** Turns errors into answers, in this one place. Nothing of a cause leaves the server but its number. */
export function installErrorAnswers(app: FastifyInstance, paroles: Paroles = new Map()): void {
  const inWords = (request: FastifyRequest) => paroles.get(languageOf(request));
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    answer(request, reply, toBridgeError(error), { cause: error, parole: inWords(request) }),
  );
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, new BridgeError('notFound'), { parole: inWords(request) }),
  );
}

/** Errors of Fastify that tell of a bad request. */
const KNOWN_ERRORS: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadableBody',
};

/** PostgreSQL: a value that it cannot hold (class 22), or a reference to a missing row. */
const REFUSED_BY_DATABASE = /^(22...|23503)$/;

/** The codes of a full disk, of the system and of PostgreSQL. */
const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

function toBridgeError(error: FastifyError | Error): BridgeError {
  if (error instanceof BridgeError) return error;
  if (isDatabaseUnavailable(error)) return new BridgeError('unavailable');
  if (isTooSlow(error) || error instanceof TropLongError || error instanceof TropGrosError)
    return new BridgeError('tooSlow');
  const code = 'code' in error ? error.code : '';
  if (DISK_FULL.has(code)) return new BridgeError('diskFull');
  const known = KNOWN_ERRORS[code];
  if (known) return new BridgeError(known);
  if (REFUSED_BY_DATABASE.test(code)) return new BridgeError('invalidInput');
  const refusedByParser = 'statusCode' in error && error.statusCode !== undefined && error.statusCode < 500;
  return new BridgeError(refusedByParser ? 'unreadableBody' : 'internal');
}

/** Answers errors before there is a route, such as an address that cannot be decoded. */
export function answerFrameworkError(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  answer(request, reply, new BridgeError('unreadableAddress'));
}

/** Answers what is not even HTTP: one last answer on the connection, without the cause. */
export function answerClientError(_: Error, socket: Socket): void {
  if (!socket.writable) return;
  const { code, status, message } = errorKinds.unreadableRequest;
  const body = JSON.stringify({ code, message, data: null } satisfies Envelope);
  const head = [
    `HTTP/1.1 ${status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Headers that were set for a file whose first byte could not be read: they are not true of the refusal. */
const OF_A_FILE = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
];

interface Manner {
  /** The real error, if it is not the refusal itself. */
  readonly cause?: unknown;
  readonly parole?: Parole | undefined;
}

const AS_WRITTEN: Parole = (texte) => texte;

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  error: BridgeError,
  { cause = error, parole = AS_WRITTEN }: Manner = {},
) {
  for (const name of OF_A_FILE) reply.removeHeader(name);
  const { code, status, message, description } = error.kind;
  if (status >= 500) request.log.error({ requestId: request.id, err: cause }, 'request failed');
  const { errors, data = null } = error.details;
  const retryAfter = retryAfterOf(data) ?? (status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const body: Envelope = {
    code,
    message: parole(message),
    data,
    ...(description ? { description: parole(description) } : {}),
    ...(errors ? { errors: errors.map((one) => ({ ...one, message: parole(one.message) })) } : {}),
    requestId: request.id,
  };
  return reply.status(status).send(body);
}

/** The seconds to wait before another try, where the data of an error tell them. */
export function retryAfterOf(data: unknown): number | undefined {
  const value = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : undefined;
  return typeof value === 'number' ? value : undefined;
}
