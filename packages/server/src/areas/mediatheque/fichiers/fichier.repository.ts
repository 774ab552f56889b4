import type { FaitsDeFichier, GenreDeMedia, ORIGINES_DE_MEDIA } from '@bridge/contract';
import { sql } from 'kysely';
import { outOfOthersTrash, titleOf, visible } from '../../../crud/read/condition.repository.ts';
import type { Stored } from '../../../crud/stored.ts';
import type { Acteur } from '../../../platform/auth/acteur.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { endSuspens } from '../stockage/suspens.repository.ts';

/** The facts of a file that have no column. */
export interface Details {
  readonly profil: string;
  readonly couleur: string;
  /** Dots per inch; absent in files given before this was read. */
  readonly resolution?: number | null;
  /** Likewise. */
  readonly faits?: FaitsDeFichier;
  readonly origine: (typeof ORIGINES_DE_MEDIA)[number]['value'];
}

export const VUES_GARDEES = ['vignette', 'grande'] as const;
export type VueGardee = (typeof VUES_GARDEES)[number];

export interface Fichier {
  readonly id: string;
  readonly cle: string;
  readonly nom: string;
  readonly type: string;
  readonly genre: GenreDeMedia;
  readonly taille: number;
  readonly empreinte: string;
  readonly empreinteRecue: string;
  readonly perceptuelle: string | null;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly duree: number | null;
  readonly vues: readonly VueGardee[];
  readonly details: Details;
}

const COLUMNS = sql`id, cle, nom, type, genre, taille, empreinte, empreinte_recue AS "empreinteRecue",
  perceptuelle::text AS perceptuelle, largeur, hauteur, duree, vues, details`;

/** Adds the row of a file that is in the store already, and removes it from those on their way. */
export async function addFichier(tx: Db, fichier: Fichier, at: Date, userId: number | null): Promise<void> {
  const { id, cle, nom, type, genre, taille, empreinte, empreinteRecue, perceptuelle } = fichier;
  const { largeur, hauteur, duree, vues, details } = fichier;
  await sql`
    INSERT INTO medias_fichiers (id, cle, nom, type, genre, taille, empreinte, empreinte_recue, perceptuelle, largeur, hauteur,
      duree, vues, details, cree_le, cree_par)
    VALUES (${id}, ${cle}, ${nom}, ${type}, ${genre}, ${taille}, ${empreinte}, ${empreinteRecue}, ${perceptuelle}::bit(64),
      ${largeur}, ${hauteur}, ${duree}, ${[...vues]}, ${JSON.stringify(details)}, ${at}, ${userId})`.execute(tx);
  await endSuspens(tx, id);
}

export async function fichierById(db: Db, id: string): Promise<Fichier | undefined> {
  const { rows } = await sql<Fichier>`SELECT ${COLUMNS} FROM medias_fichiers WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** Whether a file was in a media and is in none any more. A file that never was in one was just given. */
export async function isJete(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ jete: boolean }>`
    SELECT coalesce(bool_and(supprime_le IS NOT NULL), EXISTS (
      SELECT 1 FROM versions WHERE ressource = 'media' AND valeurs #>> '{fichier,id}' = ${id})) AS jete
    FROM medias WHERE (fichier ->> 'id')::uuid = ${id}`.execute(db);
  return rows[0]?.jete === true;
}

interface Prise {
  readonly id: string;
  readonly acteur: Acteur;
  /** The media that takes the file, or null for a new media. */
  readonly mediaId: number | null;
}

/**
 * The file that a person may put into a media: one that they gave, one of a media that they see, or a former one of
 * this media. When its giver is gone, anybody who knows its id may. It is locked until the transaction ends.
 */
export async function fichierAPrendre(
  tx: Db,
  stored: Stored,
  { id, acteur, mediaId }: Prise,
): Promise<Fichier | undefined> {
  const { rows } = await sql<Fichier>`
    SELECT ${COLUMNS} FROM medias_fichiers AS donne WHERE id = ${id} AND (
      cree_par IS NULL OR cree_par = ${acteur.userId}
      OR EXISTS (SELECT 1 FROM medias WHERE (medias.fichier ->> 'id')::uuid = donne.id
        AND ${visible(stored, acteur.scope)} AND ${outOfOthersTrash(stored, acteur.scope)})
      OR EXISTS (SELECT 1 FROM versions WHERE ressource = 'media' AND ligne_id = ${mediaId}
        AND valeurs #>> '{fichier,id}' = donne.id::text))
    FOR SHARE`.execute(tx);
  return rows[0];
}

export interface Nomme {
  readonly id: number;
  readonly titre: string;
}

const MOST = 20;

/** The media that a person sees and that hold the same file, by its received bytes or by its kept ones. */
export async function doublonsDe(
  db: Db,
  stored: Stored,
  { scope, language }: { readonly scope: Scope; readonly language: string },
  { empreinte, empreinteRecue }: Pick<Fichier, 'empreinte' | 'empreinteRecue'>,
): Promise<Nomme[]> {
  const same = [empreinte, empreinteRecue];
  const { rows } = await sql<Nomme>`
    SELECT id, ${titleOf(stored, language)} AS titre FROM medias
    WHERE supprime_le IS NULL AND ${visible(stored, scope)} AND (fichier ->> 'id')::uuid IN (
      SELECT connu.id FROM medias_fichiers AS connu WHERE connu.empreinte = ANY(${same}) OR connu.empreinte_recue = ANY(${same}))
    ORDER BY id LIMIT ${MOST}`.execute(db);
  return rows;
}

/** Bits that may differ between two that look alike. */
const PROCHE = 6;

/** The media that look like a file, the closest first. */
export async function ressemblantsDe(
  db: Db,
  stored: Stored,
  { scope, language }: { readonly scope: Scope; readonly language: string },
  perceptuelle: string,
  sauf: readonly number[],
): Promise<Nomme[]> {
  const { rows } = await sql<Nomme>`
    SELECT id, ${titleOf(stored, language)} AS titre FROM medias JOIN (
      SELECT connu.id AS fichier_id, bit_count(connu.perceptuelle # ${perceptuelle}::bit(64)) AS ecart FROM medias_fichiers AS connu
      WHERE bit_count(connu.perceptuelle # ${perceptuelle}::bit(64)) <= ${PROCHE}
    ) AS proches ON (fichier ->> 'id')::uuid = fichier_id
    WHERE supprime_le IS NULL AND ${visible(stored, scope)} AND id <> ALL(${[...sauf]}::bigint[])
    ORDER BY ecart, id LIMIT ${MOST}`.execute(db);
  return rows;
}
