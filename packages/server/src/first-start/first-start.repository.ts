import type { Entite, Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

const ANY_CONSTANT = 7_163_420_119;

/** Locks until the transaction ends: of several instances that start at once, one creates. */
export async function waitForTurn(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ANY_CONSTANT})`.execute(db);
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('utilisateurs').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function addEntite(
  db: Db,
  { quotaMedias, ...names }: Pick<Entite, 'nom' | 'code' | 'type'> & { quotaMedias?: number },
  parentId: number | null,
): Promise<number> {
  const { id } = await db
    .insertInto('entites')
    .values({ ...names, parent_id: parentId, quota_medias: quotaMedias ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface FirstAccount {
  readonly username: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: Role;
  readonly entiteId: number | null;
}

/** An account whose password is still to be drawn. */
export async function addFirstAccount(db: Db, { role, entiteId, ...names }: FirstAccount): Promise<number> {
  const { id } = await db
    .insertInto('utilisateurs')
    .values({
      ...names,
      password_hash: null,
      password_genere: true,
      roles: [role],
      entite_id: entiteId,
      statut: 'actif',
      email_confirme: true,
      derniere_connexion: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The accounts whose password was generated and not changed. */
export async function accountsWithGeneratedPassword(db: Db) {
  return db
    .selectFrom('utilisateurs')
    .select(['id', 'username', 'derniere_connexion as lastSignIn'])
    .where('password_genere', '=', true)
    .orderBy('id')
    .execute();
}

export async function givePassword(db: Db, id: number, passwordHash: string, generated: boolean): Promise<void> {
  await db
    .updateTable('utilisateurs')
    .set({ password_hash: passwordHash, password_genere: generated })
    .where('id', '=', id)
    .execute();
}
