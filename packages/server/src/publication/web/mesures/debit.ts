import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';

const WINDOW = 60_000;
/** More visitors than this in a minute are let in uncounted by nobody: they are refused. */
const MOST_VISITORS = 20_000;

/**
 * Whether a visitor may send one more, so many a minute. Addresses are not kept: a number stands for each, made with a secret that lasts as
 * long as the minute.
 */
export function createDebit(clock: Clock, most: number): (ip: string) => boolean {
  let secret = randomBytes(16);
  let until = 0;
  let counts = new Map<string, number>();
  return (ip) => {
    const now = clock.now().getTime();
    if (now >= until) {
      secret = randomBytes(16);
      until = now + WINDOW;
      counts = new Map();
    }
    const visitor = createHmac('sha256', secret).update(networkOf(ip)).digest('base64').slice(0, 16);
    const count = (counts.get(visitor) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_VISITORS) return false;
    counts.set(visitor, count);
    return count <= most;
  };
}
