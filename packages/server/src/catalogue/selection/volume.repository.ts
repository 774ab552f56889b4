import { type BrouillonDeSelection, brouillonDeSelectionSchema } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface SelectionSuivie {
  readonly id: number;
  readonly nom: string;
  readonly entiteId: number | null;
  readonly version: number;
  readonly brouillon: BrouillonDeSelection;
  readonly alerteVariation: number | null;
  readonly alerteEmail: string;
  /** The last number that was noted. */
  readonly dernier: number | null;
}

/** The sélections in use, by number, a few at a time. */
export async function selectionsSuivies(db: Db, apres: number, most: number): Promise<SelectionSuivie[]> {
  const { rows } = await sql<Omit<SelectionSuivie, 'brouillon'> & Record<string, unknown>>`
    SELECT id, nom, entite_id AS "entiteId", version, alerte_variation AS "alerteVariation", alerte_email AS "alerteEmail",
      mode, regles, inclusions, exclusions, tri, limite, dedoublonnage,
      (SELECT nombre FROM selection_volumes WHERE selection_id = selections.id ORDER BY id DESC LIMIT 1) AS dernier
    FROM selections WHERE id > ${apres} AND supprime_le IS NULL AND archive_le IS NULL ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows.map((row) => {
    const { mode, regles, inclusions, exclusions, tri, limite, dedoublonnage, ...suivie } = row;
    const brouillon = { mode, regles, inclusions, exclusions, tri, limite, dedoublonnage };
    return { ...suivie, brouillon: brouillonDeSelectionSchema.parse(brouillon) };
  });
}

interface Volume {
  readonly selection: number;
  readonly nombre: number;
  readonly importation: number | null;
  readonly cause: string;
  readonly alerte: boolean;
  readonly at: Date;
}

/** Notes how many there are now, where that is news. */
export async function noteVolume(tx: Db, { selection, nombre, importation, cause, alerte, at }: Volume): Promise<void> {
  await sql`
    INSERT INTO selection_volumes (selection_id, le, nombre, importation_id, cause, alerte)
    SELECT ${selection}, ${at}, ${nombre}, ${importation}, ${cause}, ${alerte}
    WHERE ${nombre} IS DISTINCT FROM (SELECT nombre FROM selection_volumes WHERE selection_id = ${selection} ORDER BY id DESC LIMIT 1)`.execute(
    tx,
  );
  // No change of the sélection: its version stays.
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

/** What was imported, for whoever reads the curve. */
export async function feedOfRun(db: Db, importation: number): Promise<string | undefined> {
  const { rows } = await sql<{
    nom: string;
  }>`SELECT flux_nom AS nom FROM importations WHERE id = ${importation}`.execute(db);
  return rows[0]?.nom;
}
