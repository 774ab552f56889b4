import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Whatever reaches the log, these never do. */
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
  return pino({ level, redact: { paths, censor: '[masqué]' }, base: null }, destination);
}
