import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db } from '../../../schema.ts';

/** One thing that happened to an annonce, once: whoever tells it again tells it by the same key. */
export interface EvenementDAnnonce {
  /** Sixteen bytes, in hexadecimal. */
  readonly cle: string;
  readonly genre: 'vue' | 'clic';
  readonly annonce: number;
  readonly espace: number;
  readonly site: number;
}

/**
 * Counts what is new of some events, all of them or none, and forgets that the others came. What names an annonce that is not shown there
 * that day is left out: anybody may send it. In one order, so that two servers do not wait for each other.
 */
export async function keepEvenements(db: Db, evenements: readonly EvenementDAnnonce[], at: Date): Promise<void> {
  await sql`
    WITH lus AS (
      SELECT DISTINCT ON (cle) decode(cle, 'hex') AS cle, genre, annonce, espace, site
      FROM jsonb_to_recordset(${JSON.stringify(evenements)}::jsonb) AS lu (cle text, genre text, annonce bigint, espace bigint, site bigint)
    ), vrais AS (
      SELECT lus.* FROM lus
      JOIN annonces ON annonces.id = lus.annonce AND annonces.validation = 'validee' AND annonces.supprime_le IS NULL
        AND annonces.archive_le IS NULL AND (${at}::timestamptz AT TIME ZONE 'Europe/Paris')::date BETWEEN annonces.du AND annonces.au + 1
      JOIN espaces ON espaces.id = lus.espace AND espaces.canal = 'web' AND espaces.actif AND espaces.supprime_le IS NULL
        AND espaces.archive_le IS NULL AND (annonces.espaces = '{}' OR espaces.id = ANY(annonces.espaces))
      JOIN sites ON sites.id = lus.site AND sites.supprime_le IS NULL AND sites.archive_le IS NULL
        AND (espaces.sites = '{}' OR sites.id = ANY(espaces.sites))
      WHERE ${MODULE}
    ), neufs AS (
      INSERT INTO evenements_annonce (cle, recu_le) SELECT cle, ${at} FROM vrais ORDER BY cle
      ON CONFLICT (cle) DO NOTHING RETURNING cle
    )
    INSERT INTO comptes_annonce AS connu (annonce, espace, site, heure, genre, nombre)
    SELECT annonce, espace, site, date_trunc('hour', ${at}::timestamptz), genre, count(*) FROM vrais JOIN neufs USING (cle)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (annonce, heure, espace, site, genre) DO UPDATE SET nombre = connu.nombre + excluded.nombre`.execute(
    db,
  );
}

const AT_ONCE = 20_000;

/** Keys that nobody can tell again, a few at a time: nobody who counts waits for it. */
export async function forgetEvenements(db: Db, before: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM evenements_annonce WHERE cle = ANY(ARRAY(
        SELECT cle FROM evenements_annonce WHERE recu_le < ${before} LIMIT ${AT_ONCE}))`.execute(db);
    removed += Number(numAffectedRows);
    if (Number(numAffectedRows) < AT_ONCE) return removed;
  }
}

/** What was counted before an instant. */
export async function forgetComptes(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM comptes_annonce WHERE heure < ${before}`.execute(db);
  return Number(numAffectedRows);
}
