import type { ActionImportation, EtatImportation, Systeme } from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db, Row } from '../../../schema.ts';
import { type Annonce, TASK_ALIVE } from '../importation.repository.ts';
import { isSeen, nomVu, numeroVu } from './objet-vu.ts';

export interface Passage {
  readonly id: number;
  readonly systeme: Systeme;
  readonly flux_id: number;
  readonly flux_nom: string;
  readonly entite_id: number | null;
  readonly etat: EtatImportation;
  readonly a_blanc: boolean;
  /** A person accepted a run that the thresholds had stopped. */
  readonly accord: boolean;
  readonly annonce: Annonce | null;
  /** Whether the job of the run waits or runs. */
  readonly vive: boolean;
  readonly mode: 'complet' | 'differentiel';
  readonly tache_id: number | null;
  readonly annulable: boolean;
}

/** Whether a run can be undone: it changed something, no run followed it, and the former states are kept. */
export const CANCELLABLE = sql<boolean>`(
  importations.etat = 'terminee' AND NOT importations.a_blanc AND importations.details_effaces_le IS NULL
  AND (EXISTS (SELECT 1 FROM jsonb_each_text(importations.compteurs) AS compte
      WHERE compte.key IN ('crees', 'modifies', 'retires', 'restaures') AND compte.value::int > 0)
    OR EXISTS (SELECT 1 FROM importation_rattachements AS dit WHERE dit.importation_id = importations.id AND dit.fait <> 'vu'))
  AND NOT EXISTS (SELECT 1 FROM importations AS apres
    WHERE apres.systeme = importations.systeme AND apres.flux_id = importations.flux_id AND apres.id > importations.id
      AND NOT apres.a_blanc AND (apres.etat IN ('terminee', 'application', 'collecte') OR (apres.etat = 'suspect' AND apres.accord))))`;

const PASSAGE = sql`SELECT importations.*, ${TASK_ALIVE} AS vive, ${CANCELLABLE} AS annulable FROM importations`;

export async function runById(db: Db, scope: Scope, id: number): Promise<Passage | undefined> {
  const { rows } = await sql<Passage>`
    ${PASSAGE} WHERE importations.id = ${id} AND ${inScope('importations.entite_id', scope)}`.execute(db);
  return rows[0];
}

/** Locks a run until the transaction ends: two people do not decide of the same run. */
export async function lockRun(tx: Db, scope: Scope, id: number): Promise<Passage | undefined> {
  await sql`SELECT 1 FROM importations WHERE id = ${id} FOR UPDATE`.execute(tx);
  return runById(tx, scope, id);
}

/** A cause of refusals or warnings: its count, and a few of the records. */
export interface Groupe {
  readonly message: string;
  readonly nombre: number;
  readonly exemples: { identifiant: string | null; position: string; valeur: string }[];
}

export const MOST_GROUPS = 50;

export async function rejectGroups(db: Db, importation: number): Promise<Groupe[]> {
  const { rows } = await sql<Groupe>`
    SELECT motif AS message, count(*)::int AS nombre,
      (array_agg(jsonb_build_object('identifiant', identifiant, 'position', position, 'valeur', left(extrait, 200)) ORDER BY rang))[1:3] AS exemples
    FROM importation_rejets WHERE importation_id = ${importation}
    GROUP BY motif ORDER BY count(*) DESC, motif LIMIT ${MOST_GROUPS}`.execute(db);
  return rows;
}

export async function pagesKept(db: Db, importation: number) {
  return db
    .selectFrom('importation_pages')
    .select(['cle', 'objet', 'lus', 'taille', 'resume'])
    .where('importation_id', '=', importation)
    .orderBy('numero')
    .execute();
}

export async function runBefore(
  db: Db,
  { id, systeme, flux_id }: Pick<Passage, 'id' | 'systeme' | 'flux_id'>,
): Promise<number | null> {
  const { rows } = await sql<Row<'importations', 'id'>>`
    SELECT id FROM importations
    WHERE systeme = ${systeme} AND flux_id = ${flux_id} AND id < ${id} AND etat IN ('terminee', 'annulee') AND NOT a_blanc
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

interface ChangementLu {
  readonly identifiant: string;
  readonly nom: string;
  readonly action: ActionImportation;
  readonly objet: number | null;
}

/**
 * The changes of a run, record by record: from its staging while it lasts, then from its traces. A reader who no longer
 * sees an objet is told neither its present name nor its id.
 */
export async function changesFound(
  db: Db,
  scope: Scope,
  importation: number,
  {
    action,
    q,
    page,
    itemsPerPage,
  }: { action?: ActionImportation | undefined; q: string; page: number; itemsPerPage: number },
): Promise<{ items: ChangementLu[]; total: number }> {
  const all = sql`
    SELECT ligne.identifiant, coalesce(ligne.colonnes ->> 'nom', ${nomVu(scope)}, '') AS nom, ligne.action, ${numeroVu(scope)} AS objet
    FROM importation_lignes AS ligne LEFT JOIN objets ON objets.id = ligne.objet_id
    WHERE ligne.importation_id = ${importation} AND ligne.action <> 'identique'
    UNION ALL
    SELECT objets.identifiant, ${nomVu(scope)}, fait.action, ${numeroVu(scope)}
    FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id WHERE fait.importation_id = ${importation}
    UNION ALL
    SELECT dit.identifiant, ${nomVu(scope)}, 'rattache', ${numeroVu(scope)}
    FROM ${saidBy(importation)}`;
  const conditions = [
    sql<SqlBool>`true`,
    ...(action === undefined ? [] : [sql<SqlBool>`action = ${action}`]),
    ...(q === '' ? [] : [sql<SqlBool>`strpos(sans_accent(nom || ' ' || identifiant), sans_accent(${q})) > 0`]),
  ];
  const where = sql.join(conditions, sql` AND `);
  const { rows } = await sql<ChangementLu>`
    SELECT * FROM (${all}) AS faits WHERE ${where} ORDER BY nom, identifiant
    LIMIT ${itemsPerPage} OFFSET ${(page - 1) * itemsPerPage}`.execute(db);
  const count = await sql<{ n: number }>`SELECT count(*) AS n FROM (${all}) AS faits WHERE ${where}`.execute(db);
  return { items: rows, total: count.rows[0]?.n ?? 0 };
}

/** The records of a run that complete objets of other systems. */
const saidBy = (importation: number) => sql`
  (SELECT dit.* FROM importation_rattachements AS dit JOIN importations AS passage ON passage.id = dit.importation_id
    WHERE dit.importation_id = ${importation} AND dit.systeme = passage.systeme AND dit.fait IS DISTINCT FROM 'oublie'
      AND passage.annulation_de IS NULL) AS dit
  JOIN objets ON objets.id = dit.objet_id`;

interface AvantApres {
  readonly action: ActionImportation;
  readonly nom: string;
  readonly avant: unknown;
  readonly apres: unknown;
}

/**
 * Both states of a record around a run, for a reader who sees it today; none once they are deleted. The state after is
 * what the next run found, or the present one.
 */
export async function bothStates(
  db: Db,
  scope: Scope,
  importation: number,
  which: { readonly identifiant: string } | { readonly objet: number },
): Promise<AvantApres | undefined> {
  const who = 'objet' in which ? sql`objets.id = ${which.objet}` : sql`objets.identifiant = ${which.identifiant}`;
  const done = await sql<AvantApres>`
    SELECT fait.action, objets.nom, fait.avant -> 'document' AS avant,
      CASE WHEN fait.action = 'retire' OR passage.details_effaces_le IS NOT NULL THEN NULL ELSE coalesce(
        (SELECT suivant.avant -> 'document' FROM importation_objets AS suivant
          WHERE suivant.objet_id = objets.id AND suivant.importation_id > fait.importation_id AND suivant.avant IS NOT NULL
          ORDER BY suivant.importation_id LIMIT 1),
        doc.document) END AS apres
    FROM importation_objets AS fait JOIN importations AS passage ON passage.id = fait.importation_id
      JOIN objets ON objets.id = fait.objet_id JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE fait.importation_id = ${importation} AND ${who} AND ${isSeen(scope)}`.execute(db);
  if (done.rows[0] !== undefined || 'objet' in which) return done.rows[0];
  const staged = await sql<AvantApres>`
    SELECT ligne.action, coalesce(ligne.colonnes ->> 'nom', objets.nom, '') AS nom,
      doc.document AS avant, ligne.document AS apres
    FROM importation_lignes AS ligne LEFT JOIN objets ON objets.id = ligne.objet_id
      LEFT JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE ligne.importation_id = ${importation} AND ligne.identifiant = ${which.identifiant} AND (objets.id IS NULL OR ${isSeen(scope)})
    UNION ALL
    SELECT 'rattache', objets.nom, dit.avant -> 'document', coalesce(dit.document, connu.document)
    FROM ${saidBy(importation)}
      LEFT JOIN objet_rattachements AS connu
        ON (connu.systeme, connu.identifiant, connu.objet_id) = (dit.systeme, dit.identifiant, dit.objet_id)
    WHERE dit.identifiant = ${which.identifiant} AND ${isSeen(scope)}`.execute(db);
  return staged.rows[0];
}

export async function rejectsFound(
  db: Db,
  importation: number,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
) {
  const items = await db
    .selectFrom('importation_rejets')
    .select(['identifiant', 'position', 'chemin', 'motif', 'extrait'])
    .where('importation_id', '=', importation)
    .orderBy('rang')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute();
  const { n } = await db
    .selectFrom('importation_rejets')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('importation_id', '=', importation)
    .executeTakeFirstOrThrow();
  return { items, total: n };
}
