import type { Resource } from '@bridge/contract';
import { createEngine, type Engine } from '../engine.ts';
import { systemClock } from '../platform/clock.ts';

export const SECRET = 'a secret that only tests know, long enough';

/** The engine of the product for tests without the application; e-mails go nowhere. */
export function createTestEngine(resources?: readonly Resource[]): Engine {
  const mail = { post: () => undefined };
  return createEngine({
    clock: systemClock,
    mail,
    publicUrl: () => 'https://bridge.example',
    secret: SECRET,
    resources,
  });
}
