import type { Teinte } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';
import type { Fichier } from '../fichiers/fichier.repository.ts';

type Place = Pick<Fichier, 'id' | 'cle' | 'vues'>;

/** Files that no media uses, thrown away or not, and that no version of a media could bring back. */
export const UNUSED = sql`NOT EXISTS (SELECT 1 FROM medias WHERE (medias.fichier ->> 'id')::uuid = garde.id)
  AND NOT EXISTS (SELECT 1 FROM versions WHERE versions.ressource = 'media' AND versions.valeurs #>> '{fichier,id}' = garde.id::text)`;

/** Files that no media uses, given before a date. */
export async function fichiersSansMedia(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM medias_fichiers AS garde WHERE cree_le < ${before} AND ${UNUSED} ORDER BY cree_le LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Forgets an unused file. It is locked and checked again first, since somebody may just have taken it. */
export async function forgetFichier(tx: Db, id: string): Promise<boolean> {
  const locked = await sql`SELECT 1 FROM medias_fichiers WHERE id = ${id} FOR UPDATE SKIP LOCKED`.execute(tx);
  if (locked.rows.length === 0) return false;
  const { rows } = await sql`
    DELETE FROM medias_fichiers AS garde WHERE id = ${id} AND ${UNUSED} RETURNING id`.execute(tx);
  return rows.length === 1;
}

/** The files with a row among some ids. */
export async function fichiersConnus(db: Db, ids: readonly string[]): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT id, cle, vues FROM medias_fichiers WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** All files with a row, a lot at a time in the order of their ids. */
export async function fichiersApres(
  db: Db,
  after: string,
  most: number,
): Promise<Pick<Fichier, 'id' | 'cle' | 'vues' | 'taille' | 'empreinte'>[]> {
  const { rows } = await sql<Pick<Fichier, 'id' | 'cle' | 'vues' | 'taille' | 'empreinte'>>`
    SELECT id, cle, vues, taille, empreinte FROM medias_fichiers WHERE id > ${after} ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

type Coloree = Pick<Row<'medias'>, 'id' | 'couleur'>;

/** Media whose colour has no name yet. */
export async function mediasSansTeinte(db: Db, most: number): Promise<Coloree[]> {
  const { rows } = await sql<Coloree>`
    SELECT id, couleur FROM medias WHERE teinte IS NULL AND couleur ~* '^#[0-9a-f]{6}$' ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** Names the hue without a new version or date: nobody changed the media. */
export async function nameTeinte(db: Db, { id, couleur }: Coloree, teinte: Teinte | null): Promise<void> {
  await sql`UPDATE medias SET teinte = ${teinte} WHERE id = ${id} AND couleur = ${couleur}`.execute(db);
}
