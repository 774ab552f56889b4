import { type Maillon, type Surcharges, surchargesSchema } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** Deeper than any organisation, should entities ever form a circle. */
const DEEPEST = 20;

/** An entity and those above it, nearest first, each with its own settings. */
export async function chainOf(db: Db, entiteId: number): Promise<Maillon[]> {
  const { rows } = await sql<{ id: number; nom: string; surcharges: Record<string, unknown> | null }>`
    WITH RECURSIVE lignee (id, nom, parent_id, rang) AS (
      SELECT id, nom, parent_id, 0 FROM entites WHERE id = ${entiteId}
      UNION ALL
      SELECT entites.id, entites.nom, entites.parent_id, rang + 1
      FROM entites JOIN lignee ON entites.id = lignee.parent_id WHERE rang < ${DEEPEST}
    )
    SELECT lignee.id, lignee.nom, preferences.surcharges
    FROM lignee LEFT JOIN preferences ON preferences.entite_id = lignee.id ORDER BY rang
  `.execute(db);
  return rows.map(({ id, nom, surcharges }) => ({ id, nom, surcharges: parseSurcharges(surcharges ?? {}) }));
}

/** An unreadable value is inherited. */
function parseSurcharges(stored: Readonly<Record<string, unknown>>): Surcharges {
  const readable = Object.entries(surchargesSchema.shape).flatMap(([cle, schema]) => {
    const result = cle in stored ? schema.safeParse(stored[cle]) : undefined;
    return result?.success ? [[cle, result.data]] : [];
  });
  return Object.fromEntries(readable);
}

/** Whether an entity is one of the reader's, and not thrown away. */
export async function isEntiteOf(db: Db, scope: Scope, entiteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('entites')
    .select('id')
    .where('id', '=', entiteId)
    .where('supprime_le', 'is', null)
    .where(inScope('id', scope))
    .executeTakeFirst();
  return row !== undefined;
}

/** Version 0 while nothing was ever set. */
export async function preferenceVersion(db: Db, entiteId: number) {
  const row = await db
    .selectFrom('preferences')
    .select(['version', 'modifie_le', 'modifie_par'])
    .where('entite_id', '=', entiteId)
    .executeTakeFirst();
  return {
    version: row?.version ?? 0,
    modifieLe: row?.modifie_le.toISOString() ?? null,
    modifiePar: row?.modifie_par ?? null,
  };
}

export async function lockEntite(db: Db, entiteId: number): Promise<void> {
  await db.selectFrom('entites').select('id').where('id', '=', entiteId).forNoKeyUpdate().execute();
}

export async function saveSurcharges(
  db: Db,
  entiteId: number,
  surcharges: Surcharges,
  { userId, at }: { readonly userId: number | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ entite_id: entiteId, surcharges: JSON.stringify(surcharges), modifie_le: at, modifie_par: userId })
    .onConflict((conflict) =>
      conflict.column('entite_id').doUpdateSet(({ ref }) => ({
        surcharges: ref('excluded.surcharges'),
        version: sql<number>`preferences.version + 1`,
        modifie_le: ref('excluded.modifie_le'),
        modifie_par: ref('excluded.modifie_par'),
      })),
    )
    .execute();
}
