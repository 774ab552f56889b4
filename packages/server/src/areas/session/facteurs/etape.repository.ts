import { sql } from 'kysely';
import type { Db, Schema } from '../../../schema.ts';

export type UsageDEtape = Schema['etapes']['usage'];

interface NewEtape {
  readonly empreinte: Buffer;
  readonly usage: UsageDEtape;
  readonly userId: number | null;
  readonly defi: string;
  readonly at: Date;
  readonly life: number;
}

export async function addEtape(db: Db, { empreinte, usage, userId, defi, at, life }: NewEtape): Promise<void> {
  const expire_le = new Date(at.getTime() + life);
  await db
    .insertInto('etapes')
    .values({ empreinte, usage, utilisateur_id: userId, defi, cree_le: at, expire_le })
    .execute();
}

/** Counts a try at a step before judging it; undefined when the step is over or was tried too often. */
export async function tryEtape(db: Db, empreinte: Buffer, usage: UsageDEtape, at: Date, most: number) {
  return db
    .updateTable('etapes')
    .set({ essais: sql<number>`essais + 1` })
    .where('empreinte', '=', empreinte)
    .where('usage', '=', usage)
    .where('expire_le', '>', at)
    .where('essais', '<', most)
    .returning(['utilisateur_id as userId', 'defi'])
    .executeTakeFirst();
}

export async function etapeOf(db: Db, empreinte: Buffer, usage: UsageDEtape, at: Date) {
  return db
    .selectFrom('etapes')
    .select(['utilisateur_id as userId', 'defi'])
    .where('empreinte', '=', empreinte)
    .where('usage', '=', usage)
    .where('expire_le', '>', at)
    .executeTakeFirst();
}

/** A step that was proved serves no more: false where another request was faster. */
export async function endEtape(db: Db, empreinte: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('etapes').where('empreinte', '=', empreinte).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
