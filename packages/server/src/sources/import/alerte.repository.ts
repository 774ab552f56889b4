import { CODES_SYSTEMES, type Compteurs, type EtatImportation, type Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../catalogue/flux.repository.ts';
import type { Db, Row } from '../../schema.ts';

/** A run that ended, and the people whom its feed wants to be told. */
export interface Issue {
  readonly id: number;
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly nom: string;
  readonly entiteId: number | null;
  readonly demandePar: number | null;
  readonly etat: EtatImportation;
  readonly motif: string;
  readonly avant: number;
  readonly compteurs: Partial<Compteurs>;
  readonly annulationDe: number | null;
  /** A person accepted a run that the thresholds had stopped. */
  readonly accord: boolean;
  readonly alerte: string;
  /** The contact at the source; empty when nobody is known. */
  readonly contact: string;
  readonly seuil: number;
}

const FEEDS = sql.join(
  CODES_SYSTEMES.map(
    (systeme) => sql`SELECT ${systeme} AS systeme, id, alerte, contact, seuil FROM ${sql.table(tableOfFlux(systeme))}`,
  ),
  sql` UNION ALL `,
);

/** Whether a run has been accepted and is about to go on. */
const IN_HAND = sql`(passage.accord AND EXISTS (
  SELECT 1 FROM taches WHERE taches.id = passage.tache_id AND taches.etat IN ('en_attente', 'en_cours')))`;

/** Runs that ended since a date, of feeds with people to tell, and that nobody was told of; locked for this transaction. */
export async function runsUntold(tx: Db, since: Date, most: number): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    SELECT passage.id, passage.systeme, passage.flux_id AS "fluxId", passage.flux_nom AS nom, passage.entite_id AS "entiteId",
      passage.demande_par AS "demandePar", passage.etat, passage.motif, passage.avant, passage.compteurs,
      passage.annulation_de AS "annulationDe", passage.accord, flux.alerte, flux.contact, flux.seuil
    FROM importations AS passage JOIN (${FEEDS}) AS flux ON flux.systeme = passage.systeme AND flux.id = passage.flux_id
    WHERE passage.fin_le >= ${since} AND NOT passage.alertee AND NOT passage.a_blanc AND flux.alerte <> ''
      AND (passage.etat IN ('terminee', 'incomplet', 'echouee') OR (passage.etat = 'suspect' AND NOT ${IN_HAND}))
    ORDER BY passage.id LIMIT ${most} FOR UPDATE OF passage SKIP LOCKED`.execute(tx);
  return rows;
}

/** The state of a run in this transaction, for the code that ends it. */
export async function endOf(tx: Db, id: number): Promise<Row<'importations', 'etat' | 'alertee'>> {
  return tx.selectFrom('importations').select(['etat', 'alertee']).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function noteTold(tx: Db, id: number): Promise<void> {
  await tx.updateTable('importations').set({ alertee: true }).where('id', '=', id).execute();
}

/** Whether the former run of the feed failed too, and its people know. A run that was given up does not count. */
export async function isStreak(
  tx: Db,
  { id, systeme, fluxId }: Pick<Issue, 'id' | 'systeme' | 'fluxId'>,
): Promise<boolean> {
  const before = await tx
    .selectFrom('importations')
    .select(['etat', 'alertee'])
    .where('systeme', '=', systeme)
    .where('flux_id', '=', fluxId)
    .where('a_blanc', '=', false)
    .where('id', '<', id)
    .where('etat', 'in', ['terminee', 'annulee', 'suspect', 'incomplet', 'echouee'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.alertee === true && (before.etat === 'echouee' || before.etat === 'incomplet');
}
