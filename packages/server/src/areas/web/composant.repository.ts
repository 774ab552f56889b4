import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';

const OWNED = { ownerColumn: 'entite_id', shared: true } as const;

/** The composants that the reader may place, as templates name them. */
export async function composantsSeen(db: Db, scope: Scope): Promise<Row<'composants', 'nom' | 'code'>[]> {
  const { rows } = await sql<Row<'composants', 'nom' | 'code'>>`
    SELECT nom, code FROM composants
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)}) ORDER BY nom, id`.execute(db);
  return rows;
}

/** Among some composants by code, the deprecated ones, with their replacements. */
export async function depreciesParmi(
  db: Db,
  codes: readonly string[],
  scope: Scope,
): Promise<{ nom: string; par: string | null }[]> {
  const { rows } = await sql<{ nom: string; par: string | null }>`
    SELECT nom, (SELECT neuf.nom FROM composants AS neuf WHERE neuf.id = composants.remplace_par) AS par FROM composants
    WHERE code = ANY(${[...codes]}) AND statut = 'deprecie' AND supprime_le IS NULL
      AND (${visible(OWNED, scope)})
    ORDER BY nom`.execute(db);
  return rows;
}
