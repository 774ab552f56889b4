import type { Db, Schema } from '../../schema.ts';

export type LinkUse = Schema['liens']['usage'];

interface NewLink {
  readonly empreinte: Buffer;
  readonly usage: LinkUse;
  readonly userId: number;
  readonly at: Date;
  readonly life: number;
}

export async function addLink(db: Db, { empreinte, usage, userId, at, life }: NewLink): Promise<void> {
  const expire_le = new Date(at.getTime() + life);
  await db
    .insertInto('liens')
    .values({ empreinte, usage, utilisateur_id: userId, cree_le: at, expire_le, utilise_le: null })
    .execute();
}

/** Uses a link, once. Returns its owner, or undefined when the link no longer works. */
export async function takeLink(db: Db, empreinte: Buffer, usages: readonly LinkUse[], at: Date) {
  return db
    .updateTable('liens')
    .set({ utilise_le: at })
    .where('empreinte', '=', empreinte)
    .where('usage', 'in', [...usages])
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', at)
    .returning(['utilisateur_id as userId', 'usage'])
    .executeTakeFirst();
}

/** Every link that the person was sent and has not used serves no more. */
export async function voidLinks(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('liens')
    .set({ utilise_le: at })
    .where('utilisateur_id', '=', userId)
    .where('utilise_le', 'is', null)
    .execute();
}
