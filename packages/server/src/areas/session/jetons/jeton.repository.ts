import type { JetonDApi, Portee } from '@bridge/contract';
import type { Db } from '../../../schema.ts';

/** Those that serve, and those whose time is over, for who renews them. */
export async function jetonsOf(db: Db, userId: number): Promise<JetonDApi[]> {
  const rows = await db
    .selectFrom('jetons_api')
    .select(['id', 'nom', 'fin', 'portees', 'cree_le', 'expire_le', 'utilise_le'])
    .where('utilisateur_id', '=', userId)
    .where('revoque_le', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ cree_le, expire_le, utilise_le, ...jeton }) => ({
    ...jeton,
    creeLe: cree_le.toISOString(),
    expireLe: expire_le.toISOString(),
    utiliseLe: utilise_le?.toISOString() ?? null,
  }));
}

interface NewJeton {
  readonly userId: number;
  readonly nom: string;
  readonly empreinte: Buffer;
  readonly fin: string;
  readonly portees: readonly Portee[];
  readonly at: Date;
  readonly life: number;
}

export async function addJeton(db: Db, { userId, portees, at, life, ...jeton }: NewJeton): Promise<number> {
  const { id } = await db
    .insertInto('jetons_api')
    .values({
      ...jeton,
      utilisateur_id: userId,
      portees: JSON.stringify(portees),
      cree_le: at,
      expire_le: new Date(at.getTime() + life),
      utilise_le: null,
      revoque_le: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The name of the one that was revoked; undefined where there was none. */
export async function revokeJetonOf(db: Db, userId: number, id: number, at: Date): Promise<string | undefined> {
  const revoked = await db
    .updateTable('jetons_api')
    .set({ revoque_le: at })
    .where('id', '=', id)
    .where('utilisateur_id', '=', userId)
    .where('revoque_le', 'is', null)
    .returning('nom')
    .executeTakeFirst();
  return revoked?.nom;
}

/** A token that serves. */
export async function jetonInForce(db: Db, empreinte: Buffer, at: Date) {
  return db
    .selectFrom('jetons_api')
    .select(['id', 'utilisateur_id as userId', 'portees', 'utilise_le as usedAt'])
    .where('empreinte', '=', empreinte)
    .where('revoque_le', 'is', null)
    .where('expire_le', '>', at)
    .executeTakeFirst();
}

export async function noteUseOfJeton(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('jetons_api').set({ utilise_le: at }).where('id', '=', id).execute();
}
