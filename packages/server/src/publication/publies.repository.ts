import type { RecordOf, Resource } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ContenuLu, parseContenu } from '../composition/record.rules.ts';
import type { Db } from '../schema.ts';

/** The published versions in force, inside their dates. Thrown away and archived records are left out. */
export async function publies<R extends Resource>(
  tx: Db,
  resource: R,
  at: Date,
  where: RawBuilder<SqlBool>,
): Promise<RecordOf<R>[]> {
  const { rows } = await sql<ContenuLu>`
    SELECT enregistrement AS id, publiee.version, contenu || jsonb_build_object('entiteId', vivant.entite_id) AS contenu
    FROM publications_suivies AS publiee
    JOIN ${sql.table(resource.table)} AS vivant ON vivant.id = enregistrement
    WHERE ressource = ${resource.id} AND vivant.supprime_le IS NULL AND vivant.archive_le IS NULL
      AND (du IS NULL OR du <= ${at}) AND (au IS NULL OR au > ${at}) AND ${where}
    ORDER BY contenu->>'nom', enregistrement`.execute(tx);
  return rows.map((row) => parseContenu(resource, row));
}

/** The published version of a record; undefined when it is not public now. */
export async function publie<R extends Resource>(
  tx: Db,
  resource: R,
  at: Date,
  id: number,
): Promise<RecordOf<R> | undefined> {
  const [found] = await publies(tx, resource, at, sql`enregistrement = ${id}`);
  return found;
}

/** The next start or end of a publication. */
export async function prochainChangement(tx: Db, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ instant: Date | null }>`
    SELECT min(instant) AS instant FROM publications_suivies, unnest(ARRAY[du, au]) AS instant
    WHERE instant > ${at}`.execute(tx);
  return rows[0]?.instant ?? null;
}
