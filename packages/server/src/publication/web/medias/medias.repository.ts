import type { MediaRecord } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

export interface MediaServi
  extends Pick<MediaRecord, 'genre' | 'statut' | 'supports' | 'droits' | 'autorisations' | 'cadrage'> {
  /** The id of the file. */
  readonly fichier: string;
  readonly version: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** The facts that a public picture is made from. */
export async function mediaServi(db: Db, id: number): Promise<MediaServi | undefined> {
  const { rows } = await sql<MediaServi>`
    SELECT fichier->>'id' AS fichier, version, genre, statut, supports, droits, autorisations, cadrage,
      coalesce(largeur, 1) AS largeur, coalesce(hauteur, 1) AS hauteur
    FROM medias WHERE id = ${id} AND supprime_le IS NULL AND genre IN ('photo', 'picto')`.execute(db);
  return rows[0];
}

/** Whether a format of annonces, or a variant of it, has that shape: other crops are not drawn. */
export async function isFormeDAnnonce(db: Db, forme: string): Promise<boolean> {
  const [largeur = 0, hauteur = 0] = forme.split('/').map(Number);
  const { rows } = await sql`
    SELECT FROM formats_annonce WHERE canal = 'web' AND supprime_le IS NULL AND (ratio = ${forme}
      OR (largeur = ${largeur} AND hauteur = ${hauteur})
      OR variantes @> ${JSON.stringify([{ largeur, hauteur }])}::jsonb) LIMIT 1`.execute(db);
  return rows.length > 0;
}
