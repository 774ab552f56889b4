import type { EtatImportation } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { ofEveryFlux } from '../../../catalogue/flux.repository.ts';
import { scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import type { Db } from '../../../schema.ts';

interface DernierImport {
  readonly nom: string;
  readonly etat: EtatImportation;
  /** Whether its task waits or runs. */
  readonly enCours: boolean;
}

/** The feeds that exist: imports of thrown away feeds do not count. */
const FLUX = ofEveryFlux(
  ({ systeme, table }) => sql`SELECT ${sql.lit(systeme)}, id FROM ${table} WHERE supprime_le IS NULL`,
);

/** The last import of each feed of an entity, those that run first. */
export async function derniersImports(db: Db, entiteId: number | null): Promise<readonly DernierImport[]> {
  const scope = await scopeOfEntity(db, entiteId);
  const theirs =
    scope.kind === 'system'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`importations.entite_id = ANY(${[...scope.ids, ...scope.above]}::bigint[])`;
  const { rows } = await sql<DernierImport>`
    SELECT nom, etat, "enCours" FROM (
      SELECT DISTINCT ON (importations.systeme, importations.flux_id) importations.id, importations.flux_nom AS nom, importations.etat,
        coalesce(importations.etat IN ('collecte', 'application') AND taches.etat IN ('en_attente', 'en_cours'), false) AS "enCours"
      FROM importations LEFT JOIN taches ON taches.id = importations.tache_id
      WHERE NOT importations.a_blanc AND ${theirs} AND (importations.systeme, importations.flux_id) IN ${FLUX}
      ORDER BY importations.systeme, importations.flux_id, importations.id DESC
    ) AS derniers
    ORDER BY "enCours" DESC, id DESC`.execute(db);
  return rows;
}
