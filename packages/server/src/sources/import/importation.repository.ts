import type { Compteurs, EtatImportation, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** A run, as the import needs it. */
export interface Importation {
  readonly id: number;
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly etat: EtatImportation;
  readonly aBlanc: boolean;
  readonly mode: 'complet' | 'differentiel';
  readonly accord: boolean;
  readonly avant: number;
  /** Whether the whole feed is read. */
  readonly entier: boolean;
  readonly annulationDe: number | null;
  readonly annonce: Annonce | null;
  readonly demandePar: number | null;
}

/** The facts of an announced export. */
export interface Annonce {
  readonly urlRecuperation: string;
  readonly urlConfirmation: string | null;
  readonly reinitialisation: boolean;
}

export async function importationById(db: Db, id: number): Promise<Importation | undefined> {
  const row = await db
    .selectFrom('importations')
    .select([
      'id',
      'systeme',
      'flux_id',
      'etat',
      'a_blanc',
      'mode',
      'accord',
      'avant',
      'entier',
      'annulation_de',
      'annonce',
    ])
    .select('demande_par')
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      systeme: row.systeme,
      fluxId: row.flux_id,
      etat: row.etat,
      aBlanc: row.a_blanc,
      mode: row.mode,
      accord: row.accord,
      avant: row.avant,
      entier: row.entier,
      annulationDe: row.annulation_de,
      annonce: row.annonce,
      demandePar: row.demande_par,
    }
  );
}

interface NewImportation {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly fluxNom: string;
  readonly entiteId: number | null;
  readonly aBlanc: boolean;
  readonly mode: 'complet' | 'differentiel';
  readonly annonce?: Annonce;
  readonly annulationDe?: number;
  readonly demandePar: number | null;
}

export async function addImportation(tx: Db, run: NewImportation, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('importations')
    .values({
      systeme: run.systeme,
      flux_id: run.fluxId,
      flux_nom: run.fluxNom,
      entite_id: run.entiteId,
      a_blanc: run.aBlanc,
      mode: run.mode,
      annonce: run.annonce === undefined ? null : JSON.stringify(run.annonce),
      annulation_de: run.annulationDe ?? null,
      motif: run.annulationDe === undefined ? '' : `Retour en arrière sur l’import n°\u00a0${run.annulationDe}.`,
      demande_par: run.demandePar,
      debut_le: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteTask(tx: Db, id: number, tache: number): Promise<void> {
  await tx.updateTable('importations').set({ tache_id: tache }).where('id', '=', id).execute();
}

/** Whether a job works on a run, or will. */
export const TASK_ALIVE = sql<boolean>`EXISTS (
  SELECT 1 FROM taches WHERE taches.id = importations.tache_id AND taches.etat IN ('en_attente', 'en_cours'))`;

/** The run of a feed that is under way or waits for a person: a feed has one at a time, and a trial beside it. */
export async function openRunOf(db: Db, systeme: Systeme, fluxId: number, aBlanc: boolean) {
  return db
    .selectFrom('importations')
    .select(['id', 'etat', 'accord', 'tache_id', 'annonce', TASK_ALIVE.as('vive')])
    .where('systeme', '=', systeme)
    .where('flux_id', '=', fluxId)
    .where('a_blanc', '=', aBlanc)
    .where('etat', 'in', ['collecte', 'application', 'suspect'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether a later run of the feed has touched the catalogue, so that applying this one would undo the later one. */
export async function isOutdated(db: Db, { id, systeme, fluxId, aBlanc, etat }: Importation): Promise<boolean> {
  if (aBlanc || etat === 'terminee') return false;
  const later = await db
    .selectFrom('importations')
    .select('id')
    .where('systeme', '=', systeme)
    .where('flux_id', '=', fluxId)
    .where('a_blanc', '=', false)
    .where('id', '>', id)
    .where('etat', 'in', ['application', 'terminee', 'annulee'])
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Whether an earlier run of the feed is still at work: the runs of a feed follow one another. */
export async function waitsForAnother(db: Db, { id, systeme, fluxId, aBlanc }: Importation): Promise<boolean> {
  const earlier = await db
    .selectFrom('importations')
    .select('id')
    .where('systeme', '=', systeme)
    .where('flux_id', '=', fluxId)
    .where('a_blanc', '=', aBlanc)
    .where('id', '<', id)
    .where('etat', 'in', ['collecte', 'application'])
    .where(TASK_ALIVE)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

export async function setState(
  tx: Db,
  id: number,
  change: {
    readonly etat: EtatImportation;
    readonly motif?: string;
    readonly compteurs?: Compteurs;
    readonly avant?: number;
    readonly accord?: boolean;
    readonly entier?: boolean;
    readonly graine?: string;
    readonly finLe?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('importations')
    .set({
      etat: change.etat,
      ...(change.motif === undefined ? {} : { motif: change.motif }),
      ...(change.compteurs === undefined ? {} : { compteurs: JSON.stringify(change.compteurs) }),
      ...(change.avant === undefined ? {} : { avant: change.avant }),
      // An accepted run goes on to another end, of which nobody was told.
      ...(change.accord === undefined ? {} : { accord: change.accord, alertee: false }),
      ...(change.entier === undefined ? {} : { entier: change.entier }),
      ...(change.graine === undefined ? {} : { graine: change.graine }),
      ...(change.finLe === undefined ? {} : { fin_le: change.finLe }),
    })
    .where('id', '=', id)
    .execute();
}

/** The counts of a run before it began to apply: applied lines can no longer be counted. */
export async function countersOf(db: Db, id: number): Promise<Compteurs> {
  const row = await db.selectFrom('importations').select('compteurs').where('id', '=', id).executeTakeFirstOrThrow();
  return row.compteurs;
}
