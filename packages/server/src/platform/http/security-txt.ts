import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

interface Dependencies {
  readonly clock: Clock;
  /** Address of the console. */
  readonly publicUrl: string;
  /** The contact for weaknesses: « mailto:… » or « https://… », or an empty text. */
  readonly contact: () => Promise<string>;
}

const DAY = 86_400_000;
/** How many days the file is valid: RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/** Serves the contact for weaknesses, if there is one. */
export function installSecurityTxt(app: FastifyInstance, { clock, publicUrl, contact }: Dependencies): void {
  app.get('/.well-known/security.txt', { config: { access: PUBLIC } }, async (_, reply) => {
    const to = await contact();
    if (to === '') throw new BridgeError('notFound');
    const today = Math.floor(clock.now().getTime() / DAY) * DAY;
    const lines = [
      `Contact: ${to}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${publicUrl.replace(/\/$/, '')}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
