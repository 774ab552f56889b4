import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { isDatabaseUnavailable } from './db/pool.ts';

export type Log = Logger;

/** Names whose values never reach the log. */
const SECRETS = [
  'token',
  'refreshToken',
  'password',
  'currentPassword',
  'newPassword',
  'motDePasse',
  'jeton',
  'secours',
  'secret',
  'authorization',
  '["x-token"]',
  'cookie',
];

export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) =>
    name.startsWith('[') ? [name, `*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`],
  );
  return pino({ level, redact: { paths, censor: '[masqué]' }, base: null, serializers: { err } }, destination);
}

/** A database that is awaited for a moment is no fault of the code: where the wait stood tells nothing. */
const err = (error: Error) =>
  isDatabaseUnavailable(error) ? { type: error.name, message: error.message } : stdSerializers.err(error);
