import type { Anomalie, Systeme, TypeBridge } from '@bridge/contract';
import { sql } from 'kysely';
import type { Condition } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';

/** The published records of the person's own entities, without shared ones. */
export const publiesDe = (scope: Scope): Condition =>
  sql`objets.statut = 'publie' AND objets.archive_le IS NULL AND objets.supprime_le IS NULL
    AND ${inScope('objets.entite_id', scope)}`;

/** The published records of an owner. */
export const objetsDuProprietaire = (scope: Scope, proprietaire: string): Condition =>
  sql`proprietaire = ${proprietaire} AND ${publiesDe(scope)}`;

/** The published records that have an owner. */
export const objetsDeProprietaires = (scope: Scope): Condition => sql`proprietaire <> '' AND ${publiesDe(scope)}`;

export async function hasObjets(db: Db, which: Condition): Promise<boolean> {
  const { rows } = await sql`SELECT FROM objets WHERE ${which} LIMIT 1`.execute(db);
  return rows.length === 1;
}

/** An objet with something to correct, and its owner. */
export interface ACorriger {
  readonly id: number;
  readonly nom: string;
  readonly type: TypeBridge;
  readonly commune: string;
  readonly entite: string;
  readonly proprietaire: string;
  readonly systeme: Systeme;
  readonly identifiant: string;
  readonly anomalies: readonly Anomalie[];
  readonly majLe: Date | null;
}

const COLONNES = sql`id, nom, type_bridge AS type, commune, proprietaire, systeme, identifiant, anomalies, source_maj_le AS "majLe",
  coalesce((SELECT entites.nom FROM entites WHERE entites.id = objets.entite_id), '') AS entite`;

/** The objets to correct after a number, in order, a lot at a time. */
export async function aCorrigerApres(db: Db, which: Condition, after: number, most: number): Promise<ACorriger[]> {
  const { rows } = await sql<ACorriger>`
    SELECT ${COLONNES} FROM objets WHERE ${which} AND anomalies <> '{}' AND id > ${after} ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** The objets with some anomalies, those with most to correct first, and their number. */
export async function aCorrigerDAbord(
  db: Db,
  which: Condition,
  anomalies: readonly Anomalie[],
  most: number,
): Promise<{ items: ACorriger[]; total: number }> {
  const wanted = sql<boolean>`${which} AND anomalies && ${[...anomalies]}::text[]`;
  const { rows: items } = await sql<ACorriger>`
    SELECT ${COLONNES} FROM objets WHERE ${wanted} ORDER BY cardinality(anomalies) DESC, nom, id LIMIT ${most}`.execute(
    db,
  );
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM objets WHERE ${wanted}`.execute(db);
  return { items, total: rows[0]?.total ?? 0 };
}

/** The name of an objet; undefined when it is not among the published ones of an owner. */
export async function nomDuSien(
  db: Db,
  scope: Scope,
  proprietaire: string,
  objet: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ nom: string }>`
    SELECT nom FROM objets WHERE ${objetsDuProprietaire(scope, proprietaire)} AND objets.id = ${objet}`.execute(db);
  return rows[0]?.nom;
}
