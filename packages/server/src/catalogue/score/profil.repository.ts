import { type BrouillonDeScoring, brouillonDeScoringSchema, type Scoring } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** A profile with what computing its scores needs. */
export interface Profil extends Pick<Scoring, 'id' | 'nom' | 'version' | 'entiteId'> {
  readonly definition: BrouillonDeScoring;
}

/** Whose scores follow the world: neither frozen, nor put aside, nor thrown away. */
const LIVE = sql<SqlBool>`NOT gele AND archive_le IS NULL AND supprime_le IS NULL`;

/** The profile to compute, or undefined when it is frozen or gone. */
export async function liveProfile(db: Db, id: number): Promise<Profil | undefined> {
  const row = await db
    .selectFrom('profils_scoring')
    .select(['nom', 'version', 'entite_id', 'selection', 'regles', 'bonus', 'min', 'max', 'normalise'])
    .where('id', '=', id)
    .where(LIVE)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { nom, version, entite_id, ...definition } = row;
  return { id, nom, version, entiteId: entite_id, definition: brouillonDeScoringSchema.parse(definition) };
}

/** The profiles that follow imports, or the nights. */
export async function profilesThatFollow(db: Db, quoi: 'imports' | 'nuits'): Promise<number[]> {
  const rows = await db
    .selectFrom('profils_scoring')
    .select('id')
    .where('recalcul', 'in', quoi === 'imports' ? ['automatique'] : ['automatique', 'nuit'])
    .where(LIVE)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a profile until the transaction ends: no score of an older definition is written after a change. */
export async function holdProfile(tx: Db, { id, version }: Pick<Profil, 'id' | 'version'>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM profils_scoring WHERE id = ${id} AND version = ${version} AND ${LIVE} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Notes the date of the computation, without a new version of the profile. */
export async function noteCalcul(tx: Db, id: number, at: Date): Promise<void> {
  await sql`
    UPDATE profils_scoring
    SET calcule_le = ${at}, nombre_objets = (SELECT count(*) FROM objet_scores WHERE profil_id = ${id})
    WHERE id = ${id}`.execute(tx);
}

export async function objetsOfRun(db: Db, importation: number): Promise<number[]> {
  const { rows } = await sql<{ objet_id: number }>`
    SELECT objet_id FROM importation_objets WHERE importation_id = ${importation} ORDER BY objet_id`.execute(db);
  return rows.map(({ objet_id }) => objet_id);
}

/** The profiles that give points to the objets of a sélection, and are worked out by themselves. */
export async function profilesOn(
  db: Db,
  selection: number,
): Promise<Pick<Profil, 'id' | 'nom' | 'version' | 'entiteId'>[]> {
  const { rows } = await sql<Pick<Profil, 'id' | 'nom' | 'version' | 'entiteId'>>`
    SELECT id, nom, version, entite_id AS "entiteId" FROM profils_scoring
    WHERE selection = ${selection} AND recalcul <> 'manuel' AND ${LIVE}`.execute(db);
  return rows;
}
