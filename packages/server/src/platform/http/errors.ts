import { BridgeError, type Envelope, type ErrorName } from '@bridge/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/pool.ts';

/** The one place where what went wrong becomes an answer. Nothing of the cause leaves the server but its number. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    answer(request, reply, toBridgeError(error), error),
  );
  app.setNotFoundHandler((request, reply) => answer(request, reply, new BridgeError('notFound')));
}

/** Errors of Fastify and PostgreSQL that tell of a bad request. */
const KNOWN_ERRORS: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadableBody',
  // PostgreSQL: a text with a NUL, which it cannot hold.
  '22021': 'unreadableBody',
};

function toBridgeError(error: FastifyError | Error): BridgeError {
  if (error instanceof BridgeError) return error;
  if (isDatabaseUnavailable(error)) return new BridgeError('unavailable');
  const known = 'code' in error ? KNOWN_ERRORS[error.code] : undefined;
  if (known) return new BridgeError(known);
  const refusedByParser = 'statusCode' in error && error.statusCode !== undefined && error.statusCode < 500;
  return new BridgeError(refusedByParser ? 'unreadableBody' : 'internal');
}

function answer(request: FastifyRequest, reply: FastifyReply, error: BridgeError, cause: unknown = error) {
  const { code, status, message, description } = error.kind;
  if (status >= 500) request.log.error({ err: cause }, 'request failed');
  const { errors, data = null } = error.details;
  const retryAfter = retryAfterOf(data) ?? (status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const body: Envelope = {
    code,
    message,
    data,
    ...(description ? { description } : {}),
    ...(errors ? { errors } : {}),
    requestId: request.id,
  };
  return reply.status(status).send(body);
}

function retryAfterOf(data: unknown): number | undefined {
  const value = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : undefined;
  return typeof value === 'number' ? value : undefined;
}
