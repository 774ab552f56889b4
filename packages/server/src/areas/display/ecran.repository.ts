import { sql } from 'kysely';
import { visible } from '../../crud/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** The groups that screens are in, as far as the reader sees them. */
export async function groupesVus(db: Db, scope: Scope): Promise<{ nom: string; ecrans: number }[]> {
  const { rows } = await sql<{ nom: string; ecrans: number }>`
    SELECT min(groupe) AS nom, count(*)::int AS ecrans FROM ecrans
    WHERE groupe <> '' AND supprime_le IS NULL AND archive_le IS NULL
      AND ${visible({ ownerColumn: 'entite_id', shared: true }, scope)}
    GROUP BY lower(groupe) ORDER BY lower(groupe)`.execute(db);
  return rows;
}

export interface EcranMuet {
  readonly id: number;
  readonly nom: string;
  readonly lieu: string;
  readonly contact: string;
  readonly entiteId: number | null;
  readonly vuLe: Date;
  readonly fuseau: string;
  readonly joursMarche: readonly string[];
  readonly marcheDe: string | null;
  readonly marcheA: string | null;
  readonly alertes: readonly number[];
}

const MUET = sql`coalesce(alerte_apres, 10) * interval '1 minute'`;

/** Screens that gave no news for longer than they may, and of which nobody was told. */
export async function ecransMuets(tx: Db, at: Date, most: number): Promise<EcranMuet[]> {
  const { rows } = await sql<EcranMuet>`
    SELECT id, nom, lieu, contact, entite_id AS "entiteId", vu_le AS "vuLe", fuseau, jours_marche AS "joursMarche",
      marche_de AS "marcheDe", marche_a AS "marcheA", CASE WHEN alerte_apres IS NULL THEN '{}' ELSE alertes END AS alertes
    FROM ecrans
    WHERE jeton IS NOT NULL AND alerte_le IS NULL AND vu_le < ${at}::timestamptz - ${MUET}
      AND supprime_le IS NULL AND archive_le IS NULL
    ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

/** Everybody who looks is told that it is silent. */
export async function noteMuet(tx: Db, id: number, at: Date): Promise<void> {
  await sql`UPDATE ecrans SET etat = 'hors-ligne', alerte_le = ${at} WHERE id = ${id}`.execute(tx);
}
