import type { Vue } from '@bridge/contract';
import { sql } from 'kysely';
import { type Identity, isOfNoEntity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

type Looking = Pick<Identity, 'userId' | 'entiteId' | 'scope'>;

/** The views of a person, and those shared in the entity that they work for. Those of no entity are for who sees them all. */
function vues(db: Db, looking: Looking) {
  const { userId, entiteId } = looking;
  const among = isOfNoEntity(looking) ? sql`false` : sql`entite_id IS NOT DISTINCT FROM ${entiteId}`;
  return db
    .selectFrom('vues')
    .select([
      'id',
      'version',
      'ressource',
      'nom',
      'partagee',
      'etat',
      sql<boolean>`utilisateur_id = ${userId}`.as('aMoi'),
    ])
    .where(sql<boolean>`(utilisateur_id = ${userId} OR (partagee AND ${among}))`);
}

export async function vuesOf(db: Db, looking: Looking, ressource: string): Promise<Vue[]> {
  return vues(db, looking).where('ressource', '=', ressource).orderBy('nom').orderBy('id').limit(200).execute();
}

export async function vueById(db: Db, looking: Looking, id: number): Promise<Vue | undefined> {
  return vues(db, looking).where('id', '=', id).executeTakeFirst();
}

type NewVue = Pick<Vue, 'ressource' | 'nom' | 'partagee' | 'etat'>;

type Author = Pick<Identity, 'userId' | 'entiteId'>;

export async function addVue(
  db: Db,
  { userId, entiteId }: Author,
  { etat, ...vue }: NewVue,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('vues')
    .values({
      ...vue,
      etat: JSON.stringify(etat),
      utilisateur_id: userId,
      entite_id: entiteId,
      cree_le: at,
      modifie_le: at,
    })
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

/**
 * Saves a view for the entity that its author works for now: words of one entity do not go on being shared in another. False when the view
 * is another's, or has changed since it was read.
 */
export async function saveVue(
  db: Db,
  { userId, entiteId }: Author,
  id: number,
  { version, etat, ...changes }: Partial<NewVue> & { readonly version: number },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vues')
    .set({
      ...changes,
      ...(etat ? { etat: JSON.stringify(etat) } : {}),
      entite_id: entiteId,
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
