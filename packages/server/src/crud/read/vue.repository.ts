import type { Vue } from '@bridge/contract';
import { sql } from 'kysely';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

type Looking = Pick<Identity, 'userId' | 'entiteId'>;

/** The views of a person, and those shared by people of the same entity. */
function vues(db: Db, { userId, entiteId }: Looking) {
  return db
    .selectFrom('vues')
    .innerJoin('utilisateurs', 'utilisateurs.id', 'vues.utilisateur_id')
    .select([
      'vues.id',
      'vues.version',
      'ressource',
      'nom',
      'partagee',
      'etat',
      sql<boolean>`vues.utilisateur_id = ${userId}`.as('aMoi'),
    ])
    .where(
      sql<boolean>`(vues.utilisateur_id = ${userId} OR (partagee AND utilisateurs.entite_id IS NOT DISTINCT FROM ${entiteId}))`,
    );
}

export async function vuesOf(db: Db, looking: Looking, ressource: string): Promise<Vue[]> {
  return vues(db, looking).where('ressource', '=', ressource).orderBy('nom').orderBy('vues.id').limit(200).execute();
}

export async function vueById(db: Db, looking: Looking, id: number): Promise<Vue | undefined> {
  return vues(db, looking).where('vues.id', '=', id).executeTakeFirst();
}

type NewVue = Pick<Vue, 'ressource' | 'nom' | 'partagee' | 'etat'>;

export async function addVue(db: Db, userId: number, { etat, ...vue }: NewVue, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('vues')
    .values({ ...vue, etat: JSON.stringify(etat), utilisateur_id: userId, cree_le: at, modifie_le: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function numberOfVues(db: Db, userId: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('vues')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** Saves a view; false when it is another's, or has changed since it was read. */
export async function saveVue(
  db: Db,
  userId: number,
  id: number,
  { version, etat, ...changes }: Partial<NewVue> & { readonly version: number },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vues')
    .set({
      ...changes,
      ...(etat ? { etat: JSON.stringify(etat) } : {}),
      version: sql`version + 1`,
      modifie_le: at,
    })
    .where('id', '=', id)
    .where('utilisateur_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeVue(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vues')
    .where('id', '=', id)
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
