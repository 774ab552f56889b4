import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { Compte } from './mesure.rules.ts';

export interface CompteNombre extends Compte {
  readonly nombre: number;
}

/**
 * Adds what was counted to what is known, all at once. What names a site that counts nothing, or a record or an objet that is not there, is
 * left out: anybody may send it. In one order, so that two servers do not wait for each other.
 */
export async function addCounts(db: Db, comptes: readonly CompteNombre[]): Promise<void> {
  const rows = comptes.map(({ site, ...compte }) => ({
    ...compte,
    site_id: typeof site === 'number' ? site : null,
    site_code: typeof site === 'string' ? site : null,
  }));
  await sql`
    INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, objet_id, texte, nombre)
    SELECT sites.id, compte.jour, compte.genre, compte.ressource, compte.enregistrement, compte.objet, compte.texte, sum(compte.nombre)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS compte (site_id bigint, site_code text, jour date, genre text,
      ressource text, enregistrement bigint, objet bigint, texte text, nombre bigint)
    JOIN sites ON (sites.id = compte.site_id OR sites.code = compte.site_code)
      AND sites.statistiques AND sites.supprime_le IS NULL AND sites.archive_le IS NULL
    WHERE CASE compte.ressource
        WHEN 'listeWeb' THEN EXISTS (SELECT FROM listes_web WHERE id = compte.enregistrement)
        WHEN 'ficheWeb' THEN EXISTS (SELECT FROM fiches_web WHERE id = compte.enregistrement)
        WHEN 'carte' THEN EXISTS (SELECT FROM cartes WHERE id = compte.enregistrement)
        WHEN 'site' THEN compte.enregistrement = sites.id
        ELSE false END
      AND (compte.objet = 0 OR EXISTS (
        SELECT FROM objets WHERE id = compte.objet AND statut = 'publie' AND archive_le IS NULL AND supprime_le IS NULL))
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (site_id, jour, genre, ressource, enregistrement, objet_id, texte)
      DO UPDATE SET nombre = mesures_web.nombre + excluded.nombre`.execute(db);
}

const AT_ONCE = 5_000;

/** Removes the counts before a day, a few at a time so that nobody who writes waits. */
export async function removeCountsBefore(db: Db, jour: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM mesures_web WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM mesures_web WHERE jour < ${jour}::date LIMIT ${AT_ONCE}))`.execute(db);
    removed += Number(numAffectedRows);
    if (Number(numAffectedRows) < AT_ONCE) return removed;
  }
}
