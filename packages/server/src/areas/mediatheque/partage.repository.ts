import type { GenreDeMedia, MediaRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { changeable } from '../../crud/condition.repository.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

interface Nouveau {
  readonly empreinte: Buffer;
  readonly medias: readonly number[];
  readonly entiteId: number | null;
  readonly at: Date;
  readonly par: number;
  readonly expireLe: Date;
}

export async function ajoutePartage(tx: Db, partage: Nouveau): Promise<number> {
  const { empreinte, medias, entiteId, at, par, expireLe } = partage;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO medias_partages (empreinte, medias, entite_id, cree_le, cree_par, expire_le)
    VALUES (${empreinte}, ${[...medias]}::bigint[], ${entiteId}, ${at}, ${par}, ${expireLe}) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export interface Partage {
  readonly id: number;
  readonly nombre: number;
  readonly titres: readonly string[];
  readonly par: string;
  readonly creeLe: Date;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

const TITRES = 3;
const MOST = 100;

/** Those of one's entities that still open, and those that did lately; the newest first. */
export async function partagesVus(db: Db, scope: Scope, since: Date): Promise<Partage[]> {
  const { rows } = await sql<Partage>`
    SELECT id, cardinality(medias) AS nombre, cree_le AS "creeLe", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      coalesce((SELECT nom_complet FROM utilisateurs WHERE utilisateurs.id = medias_partages.cree_par), '') AS par,
      ARRAY(SELECT en_langue(titre, 'fr') FROM medias AS connu WHERE connu.id = ANY(medias_partages.medias)
        ORDER BY array_position(medias_partages.medias, connu.id) LIMIT ${TITRES}) AS titres
    FROM medias_partages WHERE ${inScope('entite_id', scope)} AND expire_le > ${since}
    ORDER BY cree_le DESC, id DESC LIMIT ${MOST}`.execute(db);
  return rows;
}

/** False: there is none there, or it is not one's own. */
export async function revoquePartage(tx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE medias_partages SET revoque_le = coalesce(revoque_le, ${at})
    WHERE id = ${id} AND ${inScope('entite_id', scope)} RETURNING id`.execute(tx);
  return rows.length === 1;
}

/** Of some media, those that a person may give away: their entities’ own. */
export async function mediasAPartager(
  db: Db,
  entry: Entry,
  scope: Scope,
  ids: readonly number[],
): Promise<Pick<MediaRecord, 'id' | 'statut' | 'droits' | 'autorisations'>[]> {
  const { rows } = await sql<Pick<MediaRecord, 'id' | 'statut' | 'droits' | 'autorisations'>>`
    SELECT id, statut, droits, autorisations FROM medias
    WHERE id = ANY(${[...ids]}::bigint[]) AND supprime_le IS NULL AND ${changeable(entry, scope)}`.execute(db);
  return rows;
}

export interface Lot {
  readonly medias: readonly number[];
  /** The name of who shares; null where no entity does. */
  readonly entite: string | null;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

export async function lotDe(db: Db, empreinte: Buffer): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    SELECT medias, expire_le AS "expireLe", revoque_le AS "revoqueLe",
      (SELECT nom FROM entites WHERE entites.id = medias_partages.entite_id) AS entite
    FROM medias_partages WHERE empreinte = ${empreinte}`.execute(db);
  return rows[0];
}

export interface MediaDuLot extends Pick<MediaRecord, 'id' | 'statut' | 'droits' | 'autorisations' | 'licence'> {
  readonly titre: string;
  readonly alternatif: string;
  readonly credit: string;
  readonly genre: GenreDeMedia;
  readonly cle: string;
  readonly nom: string;
  readonly type: string;
  readonly taille: number;
  readonly vues: readonly string[];
}

/** In the order in which they were shared, with their files; those that were thrown away since are not there. */
export async function mediasDuLot(db: Db, ids: readonly number[]): Promise<MediaDuLot[]> {
  const { rows } = await sql<MediaDuLot>`
    SELECT medias.id, statut, droits, autorisations, licence, en_langue(titre, 'fr') AS titre,
      en_langue(alternatif, 'fr') AS alternatif, credit, medias.genre, connu.cle, connu.nom, connu.type, connu.taille, connu.vues
    FROM medias JOIN medias_fichiers AS connu ON connu.id = (fichier ->> 'id')::uuid
    WHERE medias.id = ANY(${[...ids]}::bigint[]) AND supprime_le IS NULL
    ORDER BY array_position(${[...ids]}::bigint[], medias.id)`.execute(db);
  return rows;
}
