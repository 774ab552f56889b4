import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** The groups of the screens that the reader sees. */
export async function groupesVus(db: Db, scope: Scope): Promise<{ nom: string; ecrans: number }[]> {
  const { rows } = await sql<{ nom: string; ecrans: number }>`
    SELECT min(groupe) AS nom, count(*)::int AS ecrans FROM ecrans
    WHERE groupe <> '' AND supprime_le IS NULL AND archive_le IS NULL
      AND ${visible({ ownerColumn: 'entite_id', shared: true }, scope)}
    GROUP BY lower(groupe) ORDER BY lower(groupe)`.execute(db);
  return rows;
}

/** Among some diaporamas, those that show objets and belong to another entity than the one given. */
export async function diaporamasDAutrui(db: Db, ids: readonly number[], entite: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM diaporamas WHERE id = ANY(${[...ids]}::bigint[]) AND entite_id IS DISTINCT FROM ${entite}
      AND jsonb_path_exists(sequence, '$[*] ? (@.genre == "objets" || @.genre == "agenda" || @.genre == "carte")')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
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
  /** Minutes of silence before an alert, or null for none. */
  readonly alerteApres: number | null;
  readonly alertes: readonly number[];
  /** The address of another tool to alert, or an empty text. */
  readonly alerteUrl: string;
}

/** Silent screens that nobody was told of, a lot after a number: some are only off at this hour. */
export async function ecransSansNouvelles(tx: Db, at: Date, apres: number, most: number): Promise<EcranMuet[]> {
  const { rows } = await sql<EcranMuet>`
    SELECT id, nom, lieu, contact, entite_id AS "entiteId", vu_le AS "vuLe", fuseau, jours_marche AS "joursMarche",
      marche_de AS "marcheDe", marche_a AS "marcheA", alerte_apres AS "alerteApres",
      CASE WHEN alerte_apres IS NULL THEN '{}' ELSE alertes END AS alertes,
      CASE WHEN alerte_apres IS NULL THEN '' ELSE alerte_url END AS "alerteUrl"
    FROM ecrans
    WHERE id > ${apres} AND jeton IS NOT NULL AND alerte_le IS NULL
      AND vu_le < ${at}::timestamptz - coalesce(alerte_apres, 10) * interval '1 minute'
      AND supprime_le IS NULL AND archive_le IS NULL
    ORDER BY id LIMIT ${most}`.execute(tx);
  return rows;
}

/** The address to alert about a screen as saved now, and its sealed signing key. */
export async function appelDEcran(db: Db, id: number) {
  const { rows } = await sql<{ url: string; cle: Buffer | null }>`
    SELECT alerte_url AS url, alerte_cle AS cle FROM ecrans WHERE id = ${id} AND supprime_le IS NULL`.execute(db);
  return rows[0];
}

/** Notes that a screen is silent, for all to see; tells whether it still was. */
export async function noteMuet(tx: Db, { id, vuLe }: Pick<EcranMuet, 'id' | 'vuLe'>, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE ecrans SET etat = 'hors-ligne', alerte_le = ${at}
    WHERE id = ${id} AND alerte_le IS NULL AND vu_le = ${vuLe} RETURNING 1`.execute(tx);
  return rows.length > 0;
}
