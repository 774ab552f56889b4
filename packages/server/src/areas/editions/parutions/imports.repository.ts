import type { EtatImportation } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import type { Db } from '../../../schema.ts';

interface DernierImport {
  readonly nom: string;
  readonly etat: EtatImportation;
  /** Its task waits or runs. */
  readonly enCours: boolean;
}

/** Of the imports that feed an entity, one that runs or, where none does, the last one; undefined where there was none. */
export async function dernierImport(db: Db, entiteId: number | null): Promise<DernierImport | undefined> {
  const scope = await scopeOfEntity(db, entiteId);
  const theirs =
    scope.kind === 'system'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`importations.entite_id = ANY(${[...scope.ids, ...scope.above]}::bigint[])`;
  const { rows } = await sql<DernierImport>`
    SELECT importations.flux_nom AS nom, importations.etat,
      coalesce(importations.etat IN ('collecte', 'application') AND taches.etat IN ('en_attente', 'en_cours'), false) AS "enCours"
    FROM importations LEFT JOIN taches ON taches.id = importations.tache_id
    WHERE NOT importations.a_blanc AND ${theirs}
    ORDER BY "enCours" DESC, importations.id DESC LIMIT 1`.execute(db);
  return rows[0];
}
