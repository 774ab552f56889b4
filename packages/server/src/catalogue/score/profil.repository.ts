import { type BrouillonDeScoring, brouillonDeScoringSchema } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** A profile as it is worked out. */
export interface Profil {
  readonly id: number;
  readonly nom: string;
  readonly version: number;
  readonly entiteId: number | null;
  readonly definition: BrouillonDeScoring;
}

/** Whose scores follow the world: neither frozen, nor put aside, nor thrown away. */
const LIVE = sql<SqlBool>`NOT gele AND archive_le IS NULL AND supprime_le IS NULL`;

/** What is to be worked out; undefined where nothing is. */
export async function liveProfile(db: Db, id: number): Promise<Profil | undefined> {
  const { rows } = await sql<Row>`
    SELECT id, nom, version, entite_id, selection, regles, bonus, min, max, normalise
    FROM profils_scoring WHERE id = ${id} AND ${LIVE}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { nom, version, entite_id, selection, regles, bonus, min, max, normalise } = row;
  const definition = brouillonDeScoringSchema.parse({ selection, regles, bonus, min, max, normalise });
  return { id, nom, version, entiteId: entite_id, definition };
}

interface Row {
  readonly id: number;
  readonly nom: string;
  readonly version: number;
  readonly entite_id: number | null;
  readonly selection: number | null;
  readonly regles: unknown;
  readonly bonus: unknown;
  readonly min: number | null;
  readonly max: number | null;
  readonly normalise: boolean;
}

/** The profiles that follow imports, or the nights. */
export async function profilesThatFollow(db: Db, quoi: 'imports' | 'nuits'): Promise<number[]> {
  const recalculs = quoi === 'imports' ? ['automatique'] : ['automatique', 'nuit'];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM profils_scoring WHERE recalcul = ANY(${recalculs}::text[]) AND ${LIVE} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends: whoever changes the profile waits, so that no score of an older definition follows. */
export async function holdProfile(tx: Db, { id, version }: Pick<Profil, 'id' | 'version'>): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM profils_scoring WHERE id = ${id} AND version = ${version} AND ${LIVE} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Noted on the profile, as no change of it. */
export async function noteCalcul(tx: Db, id: number, at: Date): Promise<void> {
  await sql`
    UPDATE profils_scoring
    SET calcule_le = ${at}, nombre_objets = (SELECT count(*) FROM objet_scores WHERE profil_id = ${id})
    WHERE id = ${id}`.execute(tx);
}

/** What an entity sees, for what is worked out in its name: its branch, and what others share with it. Everything, for none. */
export async function scopeOfEntity(db: Db, entiteId: number | null): Promise<Scope> {
  if (entiteId === null) return { kind: 'system', reason: 'a profile that belongs to no entity' };
  const tree = (step: RawBuilder<SqlBool>) =>
    sql<{ id: number }>`
    WITH RECURSIVE lignee (id, parent_id) AS (
      SELECT id, parent_id FROM entites WHERE id = ${entiteId}
      UNION SELECT entites.id, entites.parent_id FROM entites JOIN lignee ON ${step}
    )
    SELECT id FROM lignee`.execute(db);
  const [below, above] = await Promise.all([
    tree(sql`entites.parent_id = lignee.id`),
    tree(sql`entites.id = lignee.parent_id`),
  ]);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return { kind: 'entites', ids: ids(below.rows), above: ids(above.rows) };
}

export async function objetsOfRun(db: Db, importation: number): Promise<number[]> {
  const { rows } = await sql<{ objet_id: number }>`
    SELECT objet_id FROM importation_objets WHERE importation_id = ${importation} ORDER BY objet_id`.execute(db);
  return rows.map(({ objet_id }) => objet_id);
}
