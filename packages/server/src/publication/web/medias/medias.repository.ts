import type { MediaRecord } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

export interface MediaServi
  extends Pick<MediaRecord, 'genre' | 'statut' | 'supports' | 'droits' | 'autorisations' | 'cadrage'> {
  /** Of the file. */
  readonly fichier: string;
  readonly version: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** What a public picture is made of. */
export async function mediaServi(db: Db, id: number): Promise<MediaServi | undefined> {
  const { rows } = await sql<MediaServi>`
    SELECT fichier->>'id' AS fichier, version, genre, statut, supports, droits, autorisations, cadrage,
      coalesce(largeur, 1) AS largeur, coalesce(hauteur, 1) AS hauteur
    FROM medias WHERE id = ${id} AND supprime_le IS NULL AND genre IN ('photo', 'picto')`.execute(db);
  return rows[0];
}

/** Whether a format of annonces has that shape, or one of its variants: nobody else draws any number of crops. */
export async function isFormeDAnnonce(db: Db, forme: string): Promise<boolean> {
  const [largeur = 0, hauteur = 0] = forme.split('/').map(Number);
  const { rows } = await sql`
    SELECT FROM formats_annonce WHERE canal = 'web' AND supprime_le IS NULL AND (ratio = ${forme}
      OR (largeur = ${largeur} AND hauteur = ${hauteur})
      OR variantes @> ${JSON.stringify([{ largeur, hauteur }])}::jsonb) LIMIT 1`.execute(db);
  return rows.length > 0;
}
