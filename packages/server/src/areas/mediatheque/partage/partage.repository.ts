import type { MediaRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { type Condition, changeable, visible } from '../../../crud/read/condition.repository.ts';
import type { Entry } from '../../../crud/registry.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';

interface Nouveau {
  readonly empreinte: Buffer;
  readonly medias: readonly number[];
  /** The entities of the person who shares. */
  readonly entites: readonly (number | null)[];
  readonly entiteId: number | null;
  readonly at: Date;
  readonly par: number | null;
  readonly expireLe: Date;
}

export async function addPartage(tx: Db, partage: Nouveau): Promise<number> {
  const { empreinte, medias, entites, entiteId, at, par, expireLe } = partage;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO medias_partages (empreinte, medias, entites, entite_id, cree_le, cree_par, expire_le)
    VALUES (${empreinte}, ${[...medias]}::bigint[], ${[...entites]}::bigint[], ${entiteId}, ${at}, ${par}, ${expireLe}) RETURNING id`.execute(
    tx,
  );
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

/** Links made by the reader's entities, or that give one of their media. */
const concerne = (scope: Scope): Condition => sql`(${inScope('medias_partages.entite_id', scope)} OR EXISTS (
  SELECT FROM medias AS donne WHERE donne.id = ANY(medias_partages.medias)
    AND array_position(medias_partages.entites, donne.entite_id) IS NOT NULL AND ${inScope('donne.entite_id', scope)}))`;

/** All that still open, then the last that did; the newest first. */
export async function partagesVus(
  db: Db,
  entry: Entry,
  scope: Scope,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<Partage[]> {
  const { rows } = await sql<Partage>`
    WITH vus AS (SELECT *, revoque_le IS NULL AND expire_le > ${at} AS ouvert FROM medias_partages
      WHERE ${concerne(scope)} AND least(revoque_le, expire_le) > ${since}),
    ranges AS (SELECT *, row_number() OVER (PARTITION BY ouvert ORDER BY cree_le DESC, id DESC) AS rang FROM vus)
    SELECT id, cardinality(medias) AS nombre, cree_le AS "creeLe", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      coalesce((SELECT nom_complet FROM utilisateurs WHERE utilisateurs.id = ranges.cree_par), '') AS par,
      ARRAY(SELECT en_langue(titre, 'fr') FROM medias AS connu
        WHERE connu.id = ANY(ranges.medias) AND ${visible(entry, scope)}
        ORDER BY array_position(ranges.medias, connu.id) LIMIT ${TITRES}) AS titres
    FROM ranges WHERE ouvert OR rang <= ${MOST} ORDER BY ouvert DESC, cree_le DESC, id DESC`.execute(db);
  return rows;
}

/** Revokes a link; false when it does not exist, or does not concern the reader's entities. */
export async function revokePartageById(tx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE medias_partages SET revoque_le = coalesce(revoque_le, ${at})
    WHERE id = ${id} AND ${concerne(scope)} RETURNING id`.execute(tx);
  return rows.length === 1;
}

/** Removes links that have not opened since before a date. */
export async function forgetPartages(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM medias_partages WHERE least(revoque_le, expire_le) <= ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface MediaDemande extends Pick<MediaRecord, 'id' | 'statut' | 'droits' | 'autorisations' | 'entiteId'> {
  readonly titre: string;
  /** Whether the media is of the person's own entities, and so may be shared. */
  readonly own: boolean;
  readonly thrown: boolean;
}

/** The media asked for that a person sees; of thrown away ones, only their own. */
export async function mediasDemandes(
  db: Db,
  entry: Entry,
  scope: Scope,
  ids: readonly number[],
): Promise<MediaDemande[]> {
  const own = changeable(entry, scope);
  const { rows } = await sql<MediaDemande>`
    SELECT id, statut, droits, autorisations, en_langue(titre, 'fr') AS titre, entite_id AS "entiteId",
      coalesce(${own}, false) AS own, supprime_le IS NOT NULL AS thrown
    FROM medias WHERE id = ANY(${[...ids]}::bigint[]) AND (${own} OR (supprime_le IS NULL AND ${visible(entry, scope)}))
    ORDER BY array_position(${[...ids]}::bigint[], id)`.execute(db);
  return rows;
}

export interface Lot {
  readonly medias: readonly number[];
  /** Whose media were shared. */
  readonly entites: readonly (number | null)[];
  /** Who shares; null where no entity does. */
  readonly entiteId: number | null;
  /** The name of who shares. */
  readonly entite: string | null;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

export async function lotDe(db: Db, empreinte: Buffer): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    SELECT medias, entites, entite_id AS "entiteId", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      (SELECT nom FROM entites WHERE entites.id = medias_partages.entite_id) AS entite
    FROM medias_partages WHERE empreinte = ${empreinte}`.execute(db);
  return rows[0];
}

type Conditions = 'statut' | 'droits' | 'autorisations' | 'licence' | 'supports' | 'territoire' | 'exclusif';

export interface MediaDuLot
  extends Pick<MediaRecord, 'id' | 'credit' | 'auteur' | 'commune' | 'priseLe' | 'genre' | Conditions> {
  readonly titre: string;
  readonly alternatif: string;
  readonly legende: string;
  readonly cle: string;
  readonly nom: string;
  readonly type: string;
  readonly taille: number;
  readonly vues: readonly string[];
}

/**
 * The media of a link in the order of sharing, with their files. Media that were thrown away since, or went to another
 * entity, are left out. `only`: one of them.
 */
export async function mediasDuLot(db: Db, { medias, entites }: Lot, only?: number): Promise<MediaDuLot[]> {
  const one = only === undefined ? sql`` : sql`AND medias.id = ${only}`;
  const { rows } = await sql<MediaDuLot>`
    SELECT medias.id, statut, droits, autorisations, licence, supports, territoire, exclusif, en_langue(titre, 'fr') AS titre,
      en_langue(alternatif, 'fr') AS alternatif, en_langue(legende, 'fr') AS legende, credit, auteur, commune,
      prise_le::text AS "priseLe", medias.genre, connu.cle, connu.nom, connu.type, connu.taille, connu.vues
    FROM medias JOIN medias_fichiers AS connu ON connu.id = (fichier ->> 'id')::uuid
    WHERE medias.id = ANY(${[...medias]}::bigint[]) ${one} AND supprime_le IS NULL
      AND array_position(${[...entites]}::bigint[], medias.entite_id) IS NOT NULL
    ORDER BY array_position(${[...medias]}::bigint[], medias.id)`.execute(db);
  return rows;
}
