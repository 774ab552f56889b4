import { BridgeError } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import { digest } from './secret.ts';

interface Limit {
  /** The name of the count: `sign-in`, … */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface Throttle {
  /** Counts an attempt before it is made, so that parallel ones do not slip through; throws 429 above the limit. */
  count(limit: Limit, subject: string): Promise<void>;
  /** Counts attempts without an end: past the limit, each waits twice as long, up to the time of the limit. */
  slow(limit: Limit, subject: string): Promise<void>;
  /** Counts an event without refusing it, and returns how many there were. */
  tally(limit: Limit, subject: string): Promise<number>;
  /** An attempt that was counted and should not have been. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Forgets the attempts of a subject that proved who it is. */
  forget(limit: Limit, subject: string): Promise<void>;
}

/** The first wait of who is slowed down, in seconds. */
const FIRST_WAIT = 60;

function tooMany(until: Date, now: Date): BridgeError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new BridgeError('tooManyRequests', { data: { retryAfter } });
}

/** The network of an address, which a visitor cannot change at will: for IPv6, a /64. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':');
}

/** The counts are in the database: instances share them, and a restart keeps them. */
export function createThrottle(db: Db, clock: Clock): Throttle {
  // Spellings that differ by case or look alike are one subject.
  const key = (limit: Limit, subject: string) =>
    digest(`${limit.name}\n${subject.normalize('NFKC').trim().toLowerCase()}`);
  const counted = (limit: Limit, subject: string, now: Date) => {
    const fresh = new Date(now.getTime() + limit.seconds * 1000);
    return db
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
  };
  return {
    async count(limit, subject) {
      const now = clock.now();
      const { nombre, expire_le } = await counted(limit, subject, now);
      if (nombre > limit.most) throw tooMany(expire_le, now);
    },
    async slow(limit, subject) {
      const now = clock.now();
      const [past, waiting] = [sql`tentatives.expire_le <= ${now}`, sql`tentatives.libre_le > ${now}`];
      const wait = sql`least(${FIRST_WAIT} * 2 ^ (tentatives.nombre + 1 - ${limit.most}::integer), ${limit.seconds})`;
      const { rows } = await sql<{ libre: Date | null; refusees: number }>`
        INSERT INTO tentatives (sujet, nombre, expire_le)
        VALUES (${key(limit, subject)}, 1, ${new Date(now.getTime() + limit.seconds * 1000)})
        ON CONFLICT (sujet) DO UPDATE SET
          nombre = CASE WHEN ${past} THEN 1 WHEN ${waiting} THEN tentatives.nombre ELSE tentatives.nombre + 1 END,
          refusees = CASE WHEN ${waiting} AND NOT ${past} THEN tentatives.refusees + 1 ELSE 0 END,
          libre_le = CASE WHEN ${past} THEN NULL WHEN ${waiting} THEN tentatives.libre_le
            WHEN tentatives.nombre + 1 >= ${limit.most} THEN ${now}::timestamptz + ${wait} * interval '1 second' END,
          expire_le = greatest(excluded.expire_le, tentatives.libre_le + ${limit.seconds} * interval '1 second')
        RETURNING libre_le AS libre, refusees`.execute(db);
      const { libre = null, refusees = 0 } = rows[0] ?? {};
      if (libre !== null && refusees > 0) throw tooMany(libre, now);
    },
    async tally(limit, subject) {
      return (await counted(limit, subject, clock.now())).nombre;
    },
    async giveBack(limit, subject) {
      await db
        .updateTable('tentatives')
        .set({ nombre: sql<number>`greatest(nombre - 1, 0)` })
        .where('sujet', '=', key(limit, subject))
        .execute();
    },
    async forget(limit, subject) {
      await db.deleteFrom('tentatives').where('sujet', '=', key(limit, subject)).execute();
    },
  };
}
