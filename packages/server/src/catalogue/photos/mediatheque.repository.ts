import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** The address of the `media` at hand as a photo of an objet: served by the resizer, it changes with its file and nobody guesses it. */
export const adresseDeMedia = (objet: RawBuilder<unknown>): RawBuilder<string> =>
  sql`'/public/photos/' || ${objet} || '/0-m' || media.id || '_'
    || left(replace(media.fichier ->> 'id', '-', ''), 12) || '/1280-libre-sujet.webp'`;

interface FichierDeMedia {
  readonly fichier: string;
  readonly poids: number;
}

/** The file of a photo of the médiathèque, where it is the one that an address tells. */
export async function fichierDeMedia(
  db: Db,
  { media, jeton }: { readonly media: number; readonly jeton: string },
): Promise<FichierDeMedia | undefined> {
  const { rows } = await sql<FichierDeMedia>`
    SELECT fichier ->> 'id' AS fichier, coalesce(poids, 0) AS poids FROM medias
    WHERE id = ${media} AND starts_with(replace(fichier ->> 'id', '-', ''), ${jeton}) AND genre = 'photo' AND supprime_le IS NULL`.execute(
    db,
  );
  return rows[0];
}

/** Those of some médias that are photos. */
export async function photosParmi(db: Db, medias: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM medias WHERE id = ANY(${[...medias]}::bigint[]) AND genre = 'photo'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The objets that show a photo of the médiathèque. */
export async function objetsAvecMedia(db: Db, media: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM objets WHERE photos_ajoutees @> ARRAY[${media}::bigint] ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}
