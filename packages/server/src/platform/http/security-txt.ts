import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

interface Dependencies {
  readonly clock: Clock;
  /** Address of the console. */
  readonly publicUrl: string;
  /** Where to write of a weakness: « mailto:… » or « https://… »; empty where nobody said. */
  readonly contact: () => Promise<string>;
}

const DAY = 86_400_000;
/** RFC 9116 wants a date within a year: asked again, it is later. */
const VALID_DAYS = 180;

/** Tells whoever found a weakness whom to write to, where somebody answers. */
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
