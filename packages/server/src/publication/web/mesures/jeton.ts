import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../platform/auth/secret.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';

/** How long a page may tell of clicks with one jeton, in milliseconds. */
export const VALIDITE = 30 * 60_000;

/** The jeton that a page sends to have its clicks counted: for one visitor, one site and a while. */
export interface Jetons {
  give(site: string, ip: string): string;
  /** The id of a jeton, or null when it is forged, too old, or another site's or visitor's. `sursis`: its delay. */
  read(jeton: string, site: string, ip: string, sursis?: number): string | null;
}

/** Jetons for one `usage`: a jeton given for another usage is refused. */
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

/** How many clicks are heard in the lifetime of one jeton: more cannot come from visitors, and is not counted. */
const MOST = 100_000;

/** Whether an event is heard for the first time. Events older than twice the lifetime of a jeton are forgotten. */
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
