import { sql } from 'kysely';
import { DERNIER_JOUR, RETRAITS, VENDUE } from '../../../composition/annonce/annonces.repository.ts';
import { entitesDeLEspace, MODULE } from '../../../composition/annonce/places.repository.ts';
import { entitesActing } from '../../../crud/read/portee.repository.ts';
import type { Db } from '../../../schema.ts';

/** One thing that happened to an annonce, counted once: a repetition has the same key. */
export interface EvenementDAnnonce {
  /** Sixteen bytes, in hexadecimal. */
  readonly cle: string;
  readonly genre: 'vue' | 'clic';
  readonly annonce: number;
  readonly espace: number;
  readonly site: number;
}

const jourDe = (at: Date) => sql`(${at}::timestamptz AT TIME ZONE 'Europe/Paris')::date`;

/** Nobody learns of an annonce before its first day, though anybody may guess the number of an annonce. */
export const commencee = (at: Date) => sql`annonces.du <= ${jourDe(at)}`;

/** Kept pages are shown a while after they were made: an annonce may still be seen after its last midnight. */
export const enCours = (at: Date) => sql`${VENDUE} AND ${jourDe(at)} BETWEEN annonces.du AND ${DERNIER_JOUR} + 1`;

/** It is sold, and its last day is not over. */
export const enCoursOuAVenir = (at: Date) => sql`${VENDUE} AND ${jourDe(at)} <= ${DERNIER_JOUR}`;

/** As the choice has it: the espace is named or found by tags, is of the channel, and its entity may sell there. */
export const VENDUE_LA = sql`espaces.canal = 'web' AND espaces.actif AND espaces.supprime_le IS NULL AND espaces.archive_le IS NULL
  AND (espaces.id = ANY(annonces.espaces) OR (annonces.espaces = '{}' AND annonces.tags_cibles <> '{}'))
  AND (annonces.canaux = '{}' OR 'web' = ANY(annonces.canaux))
  AND (annonces.entite_id IS NULL OR annonces.entite_id IN (${entitesDeLEspace}))`;

/** The espace is on the site, by name or as one of its entity or of one above; and the annonce does not leave it out. */
export const DESTINEE_AU_SITE = sql`sites.supprime_le IS NULL AND sites.archive_le IS NULL
  AND (annonces.sites = '{}' OR sites.id = ANY(annonces.sites))
  AND (sites.id = ANY(espaces.sites) OR (espaces.sites = '{}' AND (espaces.entite_id IS NULL OR sites.entite_id IS NULL
    OR espaces.entite_id IN (${entitesActing(sql`sites.entite_id`, sql`'{}'::bigint[]`)}))))`;

/** The same, and the owner of the site did not take the annonce off it. */
export const DU_SITE = sql`${DESTINEE_AU_SITE} AND sites.id NOT IN ${RETRAITS}`;

/**
 * Counts what is new of some events, all of them or none, and forgets that the others came. What names an annonce that is not shown there
 * that day is left out: anybody may send it. In one order, so that two servers do not wait for each other.
 */
export async function keepEvenements(db: Db, evenements: readonly EvenementDAnnonce[], at: Date): Promise<void> {
  await sql`
    WITH lus AS (
      SELECT DISTINCT ON (cle) decode(cle, 'hex') AS cle, genre, annonce, espace, site
      FROM jsonb_to_recordset(${JSON.stringify(evenements)}::jsonb) AS lu (cle text, genre text, annonce bigint, espace bigint, site bigint)
    ), vendus AS (
      SELECT dits.* FROM (SELECT DISTINCT annonce, espace, site FROM lus) AS dits
      JOIN annonces ON annonces.id = dits.annonce JOIN espaces ON espaces.id = dits.espace JOIN sites ON sites.id = dits.site
      WHERE ${MODULE} AND ${enCours(at)} AND ${VENDUE_LA} AND ${DU_SITE}
    ), vrais AS (
      SELECT lus.* FROM lus JOIN vendus USING (annonce, espace, site)
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

/** How long what was told is known again, in milliseconds: whatever comes later is told anew. */
export const CLES_GARDEES = 3 * 3_600_000;

const AT_ONCE = 20_000;

/** Removes the keys that no visitor can repeat any more, a few at a time so that nobody who counts waits for it. */
export async function forgetEvenements(db: Db, before: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM evenements_annonce WHERE cle = ANY(ARRAY(
        SELECT cle FROM evenements_annonce WHERE recu_le < ${before} LIMIT ${AT_ONCE}))`.execute(db);
    removed += Number(numAffectedRows);
    if (Number(numAffectedRows) < AT_ONCE) return removed;
  }
}

/** Removes the numbers counted before an instant. */
export async function forgetComptes(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM comptes_annonce WHERE heure < ${before}`.execute(db);
  return Number(numAffectedRows);
}
