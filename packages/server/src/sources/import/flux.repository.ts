import type { EtatImportation, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../catalogue/flux.repository.ts';
import type { Db } from '../../schema.ts';

/** Notes the last run of a feed, which keeps its version: no person has changed it. */
export async function noteFeed(
  tx: Db,
  systeme: Systeme,
  id: number,
  { etat, at, nombreObjets }: { readonly etat: EtatImportation; readonly at: Date; readonly nombreObjets?: number },
): Promise<void> {
  const count = nombreObjets === undefined ? sql`` : sql`, nombre_objets = ${nombreObjets}`;
  await sql`
    UPDATE ${sql.table(tableOfFlux(systeme))} SET dernier_etat = ${etat}, dernier_import_le = ${at}${count}
    WHERE id = ${id}`.execute(tx);
}

/** Locks a feed until the transaction ends: two launches of one feed wait for each other. */
export async function lockFeed(tx: Db, systeme: Systeme, id: number): Promise<void> {
  await sql`SELECT 1 FROM ${sql.table(tableOfFlux(systeme))} WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
}

/** Shows the objets of a feed to those who see the feed. Answers the ids of the objets whose readers changed. */
export async function shareObjets(tx: Db, systeme: Systeme, id: number, partage: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE objets SET partage = ${partage} WHERE ${sql.ref(tableOfFlux(systeme))} = ${id} AND partage <> ${partage}
    RETURNING id`.execute(tx);
  return rows.map((objet) => objet.id);
}

/** The contact at the source of a feed; empty when nobody is known. */
export async function contactOf(db: Db, systeme: Systeme, id: number): Promise<string> {
  const { rows } = await sql<{ contact: string }>`
    SELECT contact FROM ${sql.table(tableOfFlux(systeme))} WHERE id = ${id}`.execute(db);
  return rows[0]?.contact ?? '';
}

interface FluxPlanifie {
  readonly systeme: Systeme;
  readonly id: number;
  readonly nom: string;
  readonly entiteId: number | null;
  readonly mode: 'complet' | 'differentiel';
  readonly frequence: string;
  readonly heure: string;
  readonly plageHoraire: string;
  readonly cron: string;
}

/** The systems that can be asked for changes alone; the others are always read whole. */
const WITH_MODE: readonly Systeme[] = ['tourinsoft', 'apidae'];

/** The feeds that have a schedule. */
export async function scheduledFeeds(db: Db, systemes: readonly Systeme[]): Promise<FluxPlanifie[]> {
  if (systemes.length === 0) return [];
  const each = systemes.map(
    (systeme) => sql`
      SELECT ${systeme} AS systeme, id, nom, entite_id AS "entiteId", ${WITH_MODE.includes(systeme) ? sql`mode` : sql`'complet'`} AS mode,
        frequence, heure, plage_horaire AS "plageHoraire", cron FROM ${sql.table(tableOfFlux(systeme))}
      WHERE actif AND frequence <> 'manuelle' AND supprime_le IS NULL AND archive_le IS NULL AND origine <> 'export'`,
  );
  const { rows } = await sql<FluxPlanifie>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return rows;
}
