import type { Selection } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface SelectionSuivie
  extends Pick<Selection, 'id' | 'nom' | 'entiteId' | 'alerteVariation' | 'alerteEmail'> {
  /** The rules as they are stored: they may no longer be valid. */
  readonly brouillon: unknown;
  /** The last number that was noted. */
  readonly dernier: number | null;
}

/** The sélections in use, by number, a few at a time. */
export async function nextSelections(db: Db, apres: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('selections')
    .select('id')
    .where('id', '>', apres)
    .where('supprime_le', 'is', null)
    .where('archive_le', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a sélection until the transaction ends: a change waits, and is counted anew. */
export async function holdSelection(tx: Db, id: number): Promise<SelectionSuivie | undefined> {
  const { rows } = await sql<SelectionSuivie>`
    SELECT id, nom, entite_id AS "entiteId", alerte_variation AS "alerteVariation", alerte_email AS "alerteEmail",
      jsonb_build_object('mode', mode, 'regles', regles, 'inclusions', inclusions, 'exclusions', exclusions, 'tri', tri,
        'limite', limite, 'dedoublonnage', dedoublonnage) AS brouillon,
      (SELECT nombre FROM selection_volumes WHERE selection_id = selections.id ORDER BY id DESC LIMIT 1) AS dernier
    FROM selections WHERE id = ${id} AND supprime_le IS NULL AND archive_le IS NULL FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

interface Volume {
  readonly selection: number;
  readonly nombre: number;
  readonly importation: number | null;
  readonly cause: string;
  readonly alerte: boolean;
  readonly at: Date;
}

/** Notes the number of objets of a sélection when it changed. */
export async function noteVolume(tx: Db, { selection, nombre, importation, cause, alerte, at }: Volume): Promise<void> {
  await sql`
    INSERT INTO selection_volumes (selection_id, le, nombre, importation_id, cause, alerte)
    SELECT ${selection}, ${at}, ${nombre}, ${importation}, ${cause}, ${alerte}
    WHERE ${nombre} IS DISTINCT FROM (SELECT nombre FROM selection_volumes WHERE selection_id = ${selection} ORDER BY id DESC LIMIT 1)`.execute(
    tx,
  );
  // The number is no change of the sélection: its version stays.
  await sql`UPDATE selections SET nombre_objets = ${nombre} WHERE id = ${selection} AND nombre_objets IS DISTINCT FROM ${nombre}`.execute(
    tx,
  );
}

const MOST_VOLUMES = 500;

/** The numbers of a sélection, the oldest first. */
export async function volumesOf(db: Db, selection: number) {
  const { rows } = await sql<{ le: Date; nombre: number; cause: string; alerte: boolean }>`
    SELECT le, nombre, cause, alerte FROM (
      SELECT * FROM selection_volumes WHERE selection_id = ${selection} ORDER BY id DESC LIMIT ${MOST_VOLUMES}) AS derniers
    ORDER BY id`.execute(db);
  return rows;
}

/** The feed of an import, for readers of the curve. */
export async function feedOfRun(db: Db, importation: number): Promise<string | undefined> {
  const { rows } = await sql<{
    nom: string;
  }>`SELECT flux_nom AS nom FROM importations WHERE id = ${importation}`.execute(db);
  return rows[0]?.nom;
}
