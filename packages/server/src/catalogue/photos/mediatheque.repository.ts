import type { MediaRecord } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import type { MediaDePhoto } from './photo-source.rules.ts';

/** A token of the file of the `media` row, and of how people cut it. */
const JETON = sql<string>`left(replace(media.fichier ->> 'id', '-', ''), 12) || CASE
  WHEN media.cadrage ->> 'focal' IS NULL AND media.cadrage -> 'recadrages' = '[]' THEN ''
  ELSE left(encode(sha256(convert_to(media.cadrage::text, 'UTF8')), 'hex'), 8) END`;

/** The address of the `media` row as a photo of an objet, served by the resizer: nobody guesses it. */
export const adresseDeMedia = (objet: RawBuilder<unknown>): RawBuilder<string> =>
  sql`'/public/photos/' || ${objet} || '/0-m' || media.id || '_' || ${JETON} || '/1280-libre-sujet.webp'`;

interface FichierDeMedia extends Pick<MediaRecord, 'cadrage'> {
  readonly fichier: string;
  readonly poids: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** The file of a photo of the médiathèque with its crops, when they are still those of the address. */
export async function fichierDeMedia(db: Db, { media, jeton }: MediaDePhoto): Promise<FichierDeMedia | undefined> {
  const { rows } = await sql<FichierDeMedia>`
    SELECT fichier ->> 'id' AS fichier, coalesce(poids, 0) AS poids, cadrage,
      coalesce(largeur, 1) AS largeur, coalesce(hauteur, 1) AS hauteur
    FROM medias AS media
    WHERE id = ${media} AND ${JETON} = ${jeton} AND genre = 'photo' AND supprime_le IS NULL`.execute(db);
  return rows[0];
}

/** Among some médias, those that are photos. */
export async function photosParmi(db: Db, medias: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Row<'medias', 'id'>>`
    SELECT id FROM medias WHERE id = ANY(${[...medias]}::bigint[]) AND genre = 'photo'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The objets that show a photo of the médiathèque. */
export async function objetsAvecMedia(db: Db, media: number): Promise<number[]> {
  const { rows } = await sql<Row<'objets', 'id'>>`
    SELECT id FROM objets WHERE photos_ajoutees @> ARRAY[${media}::bigint] ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}
