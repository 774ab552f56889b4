import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db, Row } from '../../../schema.ts';
import type { Apparition } from './adresse.rules.ts';
import { commencee } from './evenements.repository.ts';

export type FichierServi = Row<'fichiers', 'type' | 'contenu'>;

/** A file of the HTML5 creation of an annonce that was approved and has begun. */
export async function fichierDeCreation(
  db: Db,
  { annonce, format, langue }: Apparition,
  { chemin, at }: { readonly chemin: string; readonly at: Date },
): Promise<FichierServi | undefined> {
  const { rows } = await sql<FichierServi>`
    SELECT fichiers.type, fichiers.contenu
    FROM annonces, jsonb_array_elements(annonces.creations) AS creation
    JOIN archives_annonce_fichiers AS fichiers ON fichiers.archive::text = creation ->> 'archive' AND fichiers.chemin = ${chemin}
    WHERE annonces.id = ${annonce} AND annonces.validation = 'validee' AND annonces.supprime_le IS NULL
      AND annonces.archive_le IS NULL AND ${commencee(at)} AND ${MODULE}
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
