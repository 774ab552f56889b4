import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db, Row } from '../../../schema.ts';
import type { Apparition } from './adresse.rules.ts';
import { DU_SITE, enCours, VENDUE_LA } from './evenements.repository.ts';

export type FichierServi = Row<'fichiers', 'type' | 'contenu'>;

/**
 * A file of the HTML5 creation of an annonce, where it is shown now: its address holds numbers that anybody may guess, of places where it
 * never was and of days when it is no longer.
 */
export async function fichierDeCreation(
  db: Db,
  { annonce, espace, site, format, langue }: Apparition,
  { chemin, at }: { readonly chemin: string; readonly at: Date },
): Promise<FichierServi | undefined> {
  const { rows } = await sql<FichierServi>`
    SELECT fichiers.type, fichiers.contenu
    FROM annonces JOIN espaces ON espaces.id = ${espace} AND ${VENDUE_LA} JOIN sites ON sites.id = ${site} AND ${DU_SITE}
    CROSS JOIN jsonb_array_elements(annonces.creations) AS creation
    JOIN archives_annonce_fichiers AS fichiers ON fichiers.archive::text = creation ->> 'archive' AND fichiers.chemin = ${chemin}
    WHERE annonces.id = ${annonce} AND ${enCours(at)} AND ${MODULE}
      AND (creation -> 'format' ->> 'id')::bigint = ${format} AND creation ->> 'langue' IN (${langue}, '')
    ORDER BY creation ->> 'langue' DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** A file of an archive, even when the annonce that names the archive is refused or waits for approval. */
export async function fichierDArchive(db: Db, archive: string, chemin: string): Promise<FichierServi | undefined> {
  const { rows } = await sql<FichierServi>`
    SELECT type, contenu FROM archives_annonce_fichiers
    WHERE archive::text = ${archive} AND chemin = ${chemin} AND ${MODULE}`.execute(db);
  return rows[0];
}
