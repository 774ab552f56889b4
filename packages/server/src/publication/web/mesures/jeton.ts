import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../platform/auth/secret.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';

/** How long a page may tell of clicks with what it was given, in milliseconds. */
export const VALIDITE = 30 * 60_000;

/** What a page must show to have its clicks counted: given to one visitor for one site, and for a while. Nothing of it is kept. */
export interface Jetons {
  give(site: string, ip: string): string;
  /** Which one it is; null where it is not ours, too old, of another site or of another visitor. `sursis`: how long after its end. */
  read(jeton: string, site: string, ip: string, sursis?: number): string | null;
}

/** `usage`: what they are given for; those of another are not ours. */
export function createJetons(secret: string, clock: Clock, usage = 'clicks of visitors'): Jetons {
  const key = deriveKey(secret, usage);
  const sign = (id: string, end: string, site: string, ip: string) =>
    createHmac('sha256', key)
      .update([id, end, site, networkOf(ip)].join('\n'))
      .digest('base64url');
  return {
    give(site, ip) {
      const id = randomBytes(12).toString('base64url');
      const end = String(clock.now().getTime() + VALIDITE);
      return [id, end, sign(id, end, site, ip)].join('.');
    },
    read(jeton, site, ip, sursis = 0) {
      const [id = '', end = '', signature = ''] = jeton.split('.');
      const expected = Buffer.from(sign(id, end, site, ip));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && clock.now().getTime() < Number(end) + sursis ? id : null;
    },
  };
}

/** Clicks told in the time of one jeton: more is no visitor's doing, and is not counted. */
const MOST = 100_000;

/** Whether something is heard of for the first time, in the time of a jeton. What is older than two such times is forgotten. */
export function createPremieres(clock: Clock, most = MOST): (what: string) => boolean {
  let before = new Set<string>();
  let now = new Set<string>();
  let until = 0;
  return (what) => {
    const moment = clock.now().getTime();
    if (moment >= until) {
      before = moment >= until + VALIDITE ? new Set() : now;
      now = new Set();
      until = moment + VALIDITE;
    }
    if (before.has(what) || now.has(what) || now.size >= most) return false;
    now.add(what);
    return true;
  };
}
