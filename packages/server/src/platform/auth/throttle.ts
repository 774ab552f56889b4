import { BridgeError } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import { digest } from './secret.ts';

interface Limit {
  /** What is counted: `sign-in`, … */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface Throttle {
  /** Counts an attempt before it is made, so that parallel ones cannot slip through; throws 429 above the limit. */
  count(limit: Limit, subject: string): Promise<void>;
  /** Forgets the attempts of a subject: it proved who it is. */
  forget(limit: Limit, subject: string): Promise<void>;
}

/** What one visitor can change of their address at will counts as one: an IPv6 network is a /64. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':');
}

/** Kept in the database: several instances share the count, and a restart does not reset it. */
export function createThrottle(db: Db, clock: Clock): Throttle {
  // Case and look-alike spellings of one subject are one subject.
  const key = (limit: Limit, subject: string) =>
    digest(`${limit.name}\n${subject.normalize('NFKC').trim().toLowerCase()}`);
  return {
    async count(limit, subject) {
      const now = clock.now();
      const fresh = new Date(now.getTime() + limit.seconds * 1000);
      const { nombre, expire_le } = await db
        .insertInto('tentatives')
        .values({ sujet: key(limit, subject), nombre: 1, expire_le: fresh })
        .onConflict((conflict) =>
          conflict.column('sujet').doUpdateSet({
            nombre: sql<number>`CASE WHEN tentatives.expire_le <= ${now} THEN 1 ELSE tentatives.nombre + 1 END`,
            expire_le: sql<Date>`CASE WHEN tentatives.expire_le <= ${now} THEN ${fresh} ELSE tentatives.expire_le END`,
          }),
        )
        .returning(['nombre', 'expire_le'])
        .executeTakeFirstOrThrow();
      if (nombre <= limit.most) return;
      const retryAfter = Math.max(1, Math.ceil((expire_le.getTime() - now.getTime()) / 1000));
      throw new BridgeError('tooManyRequests', { data: { retryAfter } });
    },
    async forget(limit, subject) {
      await db.deleteFrom('tentatives').where('sujet', '=', key(limit, subject)).execute();
    },
  };
}
