import { sql } from 'kysely';
import { retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../catalogue/selection/question.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

export interface TagAutomatique {
  readonly id: number;
  readonly selection: number;
  readonly entiteId: number | null;
}

/** The tags that sélections put, or those of one sélection. */
export async function tagsAutomatiques(db: Db, selection?: number): Promise<readonly TagAutomatique[]> {
  const { rows } = await sql<TagAutomatique>`
    SELECT id, selection, entite_id AS "entiteId" FROM tags
    WHERE selection IS NOT NULL AND supprime_le IS NULL AND archive_le IS NULL
      AND ${selection === undefined ? sql`true` : sql`selection = ${selection}`}
    ORDER BY id`.execute(db);
  return rows;
}

/** The objets of an entity: those shared by another are not its to change. */
const ownedBy = (scope: Scope) =>
  scope.kind === 'system' ? sql`true` : sql`entite_id = ANY(${[...scope.ids]}::bigint[])`;

export interface Ecarts {
  /** The objets that lack the tag. */
  readonly aPoser: readonly number[];
  /** The objets that have the tag and should not. */
  readonly aRetirer: readonly number[];
}

/** The objets whose tag differs from a question's result; without a question, no objet should have it. */
export async function ecartsDe(db: Db, tag: number, question: Question | null, scope: Scope): Promise<Ecarts> {
  const retained = question === null ? sql`false` : retainedWhere(question);
  const { rows } = await sql<{ id: number; porte: boolean }>`
    WITH retenus AS MATERIALIZED (SELECT id FROM objets WHERE ${ownedBy(scope)} AND ${retained})
    SELECT id, tags @> ARRAY[${tag}]::bigint[] AS porte FROM objets
    WHERE ${ownedBy(scope)} AND supprime_le IS NULL
      AND (tags @> ARRAY[${tag}]::bigint[]) <> (id IN (SELECT id FROM retenus))
    ORDER BY id`.execute(db);
  const where = (porte: boolean) => rows.filter((row) => row.porte === porte).map(({ id }) => id);
  return { aPoser: where(false), aRetirer: where(true) };
}

/** Whether a sélection is in use: neither thrown away nor archived. */
export async function isSelectionEnUsage(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM selections WHERE id = ${id} AND supprime_le IS NULL AND archive_le IS NULL`.execute(db);
  return rows.length > 0;
}

/** Tags by their number, automatic or not. */
export async function tagsNommes(
  db: Db,
  ids: readonly number[],
): Promise<readonly Pick<TagAutomatique, 'id' | 'entiteId'>[]> {
  const { rows } = await sql<Pick<TagAutomatique, 'id' | 'entiteId'>>`
    SELECT id, entite_id AS "entiteId" FROM tags WHERE id = ANY(${[...ids]}::bigint[]) AND selection IS NULL
    ORDER BY id`.execute(db);
  return rows;
}
