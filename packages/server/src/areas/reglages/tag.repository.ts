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

/** The tags that a sélection puts, those of one sélection where one is named. */
export async function tagsAutomatiques(db: Db, selection?: number): Promise<readonly TagAutomatique[]> {
  const { rows } = await sql<TagAutomatique>`
    SELECT id, selection, entite_id AS "entiteId" FROM tags
    WHERE selection IS NOT NULL AND supprime_le IS NULL AND archive_le IS NULL
      AND ${selection === undefined ? sql`true` : sql`selection = ${selection}`}
    ORDER BY id`.execute(db);
  return rows;
}

/** Of an entity's own objets: what another entity shares is not its to change. */
const ownedBy = (scope: Scope) =>
  scope.kind === 'system' ? sql`true` : sql`entite_id = ANY(${[...scope.ids]}::bigint[])`;

/** Puts a tag on the objets that a question keeps, takes it off the others. The objets that changed. */
export async function poserTag(tx: Db, tag: number, question: Question, scope: Scope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH retenus AS MATERIALIZED (SELECT id FROM objets WHERE ${ownedBy(scope)} AND ${retainedWhere(question)})
    UPDATE objets SET tags = CASE WHEN tags @> ARRAY[${tag}]::bigint[] THEN array_remove(tags, ${tag}::bigint) ELSE tags || ${tag}::bigint END
    WHERE ${ownedBy(scope)} AND (tags @> ARRAY[${tag}]::bigint[]) <> (id IN (SELECT id FROM retenus))
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
