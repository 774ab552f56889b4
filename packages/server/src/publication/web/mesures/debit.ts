import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createDebit } from '../../debit.ts';

/**
 * Whether a visitor may send one more, so many a minute. Addresses are not kept: a number stands for each, made with a secret that lasts as
 * long as the minute.
 */
export function createDebitDeVisiteurs(clock: Clock, most: number): (ip: string) => boolean {
  let secret = randomBytes(16);
  const allows = createDebit<string>(clock, most, () => {
    secret = randomBytes(16);
  });
  return (ip) => allows(() => createHmac('sha256', secret).update(networkOf(ip)).digest('base64').slice(0, 16));
}
