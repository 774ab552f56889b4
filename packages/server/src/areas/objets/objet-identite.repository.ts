import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** A line of the list: the former id of a thing, and its present one. */
export interface Lien {
  /** The position in the list, from 1. */
  readonly ligne: number;
  readonly ancienSysteme: Systeme;
  readonly ancien: string;
  readonly nouveauSysteme: Systeme;
  readonly nouveau: string;
}

export interface LienConnu extends Lien {
  /** The objet of the person's own catalogue with the former id. */
  readonly objet: number | null;
  /** The objet with the present id. */
  readonly pris: number | null;
}

/** What the person's own catalogue knows of the ids of a list, in one question however long it is. */
export async function known(db: Db, scope: Scope, liens: readonly Lien[]): Promise<LienConnu[]> {
  const { rows } = await sql<LienConnu>`
    WITH liens AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(liens)}::jsonb)
        AS lien (ligne integer, "ancienSysteme" text, ancien text, "nouveauSysteme" text, nouveau text)
    ),
    connus AS (
      SELECT liens.ligne, min(objets.id) AS objet FROM liens
      JOIN objet_identites AS identite ON identite.systeme = liens."ancienSysteme" AND identite.identifiant = liens.ancien
      JOIN objets ON objets.id = identite.objet_id
      WHERE ${inScope('identite.entite_id', scope)} AND ${inScope('objets.entite_id', scope)} GROUP BY liens.ligne
    ),
    pris AS (
      SELECT liens.ligne, min(identite.objet_id) AS pris FROM liens
      JOIN objet_identites AS identite ON identite.systeme = liens."nouveauSysteme" AND identite.identifiant = liens.nouveau
      WHERE ${inScope('identite.entite_id', scope)} GROUP BY liens.ligne
    )
    SELECT liens.*, connus.objet, pris.pris FROM liens LEFT JOIN connus USING (ligne) LEFT JOIN pris USING (ligne)
    ORDER BY liens.ligne`.execute(db);
  return rows;
}

/**
 * Gives objets another id, by which a feed finds them with their number. Returns the lines that were not linked before.
 */
export async function addIdentities(
  tx: Db,
  liens: readonly { readonly ligne: number; readonly objet: number; readonly systeme: Systeme; readonly id: string }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ ligne: number }>`
    WITH liens AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(liens)}::jsonb)
        AS lien (ligne integer, objet bigint, systeme text, id text)
    ),
    ajoutees AS (
      INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
      SELECT liens.systeme, liens.id, objets.entite_id, objets.id FROM liens JOIN objets ON objets.id = liens.objet
      ORDER BY liens.systeme, liens.id ON CONFLICT DO NOTHING RETURNING systeme, identifiant, objet_id
    )
    SELECT min(liens.ligne) AS ligne FROM liens JOIN ajoutees
      ON ajoutees.systeme = liens.systeme AND ajoutees.identifiant = liens.id AND ajoutees.objet_id = liens.objet
    GROUP BY liens.systeme, liens.id`.execute(tx);
  return new Set(rows.map(({ ligne }) => ligne));
}

/** Keeps a list for the task that links it. */
export async function keepLines(tx: Db, tache: number, liens: readonly Lien[]): Promise<void> {
  await sql`
    INSERT INTO identite_lignes (tache_id, ligne, ancien_systeme, ancien, nouveau_systeme, nouveau)
    SELECT ${tache}, ligne, "ancienSysteme", ancien, "nouveauSysteme", nouveau
    FROM jsonb_to_recordset(${JSON.stringify(liens)}::jsonb)
      AS lien (ligne integer, "ancienSysteme" text, ancien text, "nouveauSysteme" text, nouveau text)`.execute(tx);
}

/** The next lines that a task has to see to. */
export async function linesLeft(db: Db, tache: number, most: number): Promise<Lien[]> {
  const { rows } = await sql<Lien>`
    SELECT ligne, ancien_systeme AS "ancienSysteme", ancien, nouveau_systeme AS "nouveauSysteme", nouveau
    FROM identite_lignes WHERE tache_id = ${tache} AND NOT faite ORDER BY ligne LIMIT ${most}`.execute(db);
  return rows;
}

export interface Refus {
  readonly ligne: number;
  readonly motif: string;
}

/** Notes the outcome of some lines, in the transaction that handled them. */
export async function markLines(
  tx: Db,
  tache: number,
  lignes: readonly number[],
  refus: readonly Refus[],
): Promise<void> {
  await sql`
    UPDATE identite_lignes SET faite = true, motif = refus.motif
    FROM unnest(${[...lignes]}::integer[]) AS vue (ligne)
    LEFT JOIN jsonb_to_recordset(${JSON.stringify(refus)}::jsonb) AS refus (ligne integer, motif text) ON refus.ligne = vue.ligne
    WHERE identite_lignes.tache_id = ${tache} AND identite_lignes.ligne = vue.ligne`.execute(tx);
}

export async function countLines(db: Db, tache: number): Promise<{ total: number; faites: number; refusees: number }> {
  const { rows } = await sql<{ total: number; faites: number; refusees: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE faite) AS faites, count(motif) AS refusees
    FROM identite_lignes WHERE tache_id = ${tache}`.execute(db);
  return rows[0] ?? { total: 0, faites: 0, refusees: 0 };
}

export async function refusedLines(db: Db, tache: number, most: number): Promise<Refus[]> {
  const { rows } = await sql<Refus>`
    SELECT ligne, motif FROM identite_lignes WHERE tache_id = ${tache} AND motif IS NOT NULL ORDER BY ligne LIMIT ${most}`.execute(
    db,
  );
  return rows;
}
