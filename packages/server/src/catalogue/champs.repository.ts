import { sql } from 'kysely';
import { visible } from '../crud/read/condition.repository.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

/** How far an added field is open: `public` to everybody, `vu` in the reader's own objets. */
export type Ouverture = 'public' | 'vu' | 'ferme';

/** Among some added fields, those that exist, with how far they are open to a reader. */
export async function champsConnus(
  db: Db,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Ouverture>> {
  const { rows } = await sql<{ code: string; ouverture: Ouverture }>`
    SELECT code, CASE WHEN confidentialite = 'public' THEN 'public'
      WHEN (${visible({ ownerColumn: 'entite_id', shared: true }, scope)}) THEN 'vu' ELSE 'ferme' END AS ouverture
    FROM champs WHERE code = ANY(${[...codes]}::text[]) AND NOT systeme AND supprime_le IS NULL`.execute(db);
  return new Map(rows.map(({ code, ouverture }) => [code, ouverture]));
}

export interface Usage {
  readonly ressource: 'selection' | 'tri' | 'scoring' | 'bloc' | 'filtre';
  readonly nom: string;
}

/** The records that name an added field by its code: as « champ:code », by the code alone, or between braces. */
export async function usagesOfChamp(db: Db, code: string, most: number): Promise<Usage[]> {
  const vars = JSON.stringify({ code, champ: `champ:${code}` });
  const names = (column: string) => sql`jsonb_path_exists(${sql.ref(column)},
    '$.** ? (@.champ == $champ || (@.genre == "champ" && @.code == $code))', ${vars}::jsonb)`;
  const composes = sql`strpos(lignes::text, ${`{champ:${code}}`}) > 0`;
  const { rows } = await sql<Usage>`
    SELECT 'selection' AS ressource, nom FROM selections WHERE supprime_le IS NULL AND ${names('regles')}
    UNION ALL SELECT 'tri', nom FROM tris WHERE supprime_le IS NULL AND ${names('cles')}
    UNION ALL SELECT 'scoring', nom FROM profils_scoring WHERE supprime_le IS NULL AND ${names('regles')}
    UNION ALL SELECT 'bloc', nom FROM blocs
      WHERE supprime_le IS NULL AND (${names('lignes')} OR ${names('conditions')} OR ${composes})
    UNION ALL SELECT 'filtre', nom FROM filtres WHERE supprime_le IS NULL AND cible = 'champ' AND champ = ${code}
    ORDER BY ressource, nom LIMIT ${most}`.execute(db);
  return rows;
}
