import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';
import { wakeWorkers } from './enqueue.repository.ts';
import type { Resultat } from './job.definition.ts';
import { after, isHeld, type Lease, type SqlClock } from './lease.repository.ts';

/** The end of a run. */
export type Settlement =
  | { readonly etat: 'reussie'; readonly resultat: Resultat }
  | { readonly etat: 'echouee' | 'annulee'; readonly message: string }
  | {
      readonly etat: 'en_attente';
      /** How long to wait, in milliseconds. */
      readonly attente: number;
      readonly message: string;
      /** Whether the attempt is given back, since the failure was not the job's fault. */
      readonly rendue: boolean;
      /** The job itself asked to be put off. */
      readonly reportee: boolean;
    };

export type Line = Row<'tache_journal', 'niveau' | 'texte'>;

/** Writes the end of a run, unless another worker has the job by now. A job cancelled meanwhile does not wait again. */
export async function settle(
  db: Db,
  lease: Lease,
  { settlement, line, clock }: { readonly settlement: Settlement; readonly line?: Line; readonly clock: SqlClock },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('taches')
      .select('annulation_demandee')
      .where(isHeld(lease))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    const ended: Settlement =
      settlement.etat === 'en_attente' && row.annulation_demandee ? { etat: 'annulee', message: '' } : settlement;
    await tx
      .updateTable('taches')
      .set({ ...changesOf(ended, clock), bail_jusqu_a: null, modifie_le: clock })
      .where('id', '=', lease.id)
      .execute();
    if (line) await addLine(tx, lease.id, line, clock);
    if (ended.etat === 'en_attente' && ended.attente === 0) await wakeWorkers(tx);
    return true;
  });
}

function changesOf(settlement: Settlement, clock: SqlClock) {
  // A clock that was put back must not make a run end before it began.
  const fin_le = sql<Date>`greatest(${clock}, debut_le)`;
  switch (settlement.etat) {
    case 'reussie':
      return {
        etat: settlement.etat,
        fin_le,
        progression: 100,
        etape: '',
        message: '',
        resultat: JSON.stringify(settlement.resultat),
      };
    case 'echouee':
    case 'annulee':
      return { etat: settlement.etat, fin_le, message: settlement.message };
    case 'en_attente':
      return {
        etat: settlement.etat,
        du_le: after(clock, settlement.attente),
        message: settlement.message,
        ...(settlement.rendue ? { tentatives: sql<number>`greatest(tentatives - 1, 0)` } : {}),
        ...(settlement.reportee ? { reports: sql<number>`reports + 1` } : {}),
      };
  }
}

/** Adds a line to the journal of a job. */
export async function addLine(db: Db, tache: number, { niveau, texte }: Line, clock: SqlClock): Promise<void> {
  await db.insertInto('tache_journal').values({ tache_id: tache, le: clock, niveau, texte }).execute();
}
