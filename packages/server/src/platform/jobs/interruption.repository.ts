import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { wakeWorkers } from './enqueue.repository.ts';
import { after, databaseClock, type SqlClock } from './lease.repository.ts';
import { addLine } from './settle.repository.ts';

/** A lease that may be abandoned. `bail` is its end as the database writes it, to the microsecond. */
export interface Suspect {
  readonly id: number;
  readonly jeton: number;
  readonly bail: string;
}

/** Leases that are over, or that end later than any lease can because a clock was wrong. */
export async function suspectLeases(
  db: Db,
  { length, clock }: { readonly length: number; readonly clock: SqlClock },
): Promise<Suspect[]> {
  return db
    .selectFrom('taches')
    .select(['id', 'jeton', sql<string>`bail_jusqu_a::text`.as('bail')])
    .where('etat', '=', 'en_cours')
    .where((either) =>
      either.or([either('bail_jusqu_a', '<', clock), either('bail_jusqu_a', '>', after(clock, 2 * length))]),
    )
    .execute();
}

/** All leases in force, of any worker. */
export async function leasesInForce(db: Db): Promise<Suspect[]> {
  return db
    .selectFrom('taches')
    .select(['id', 'jeton', sql<string>`bail_jusqu_a::text`.as('bail')])
    .where('etat', '=', 'en_cours')
    .execute();
}

interface Interrupting {
  /** After so many without progress, the job itself is held to be the cause. */
  readonly most: number;
  readonly clock?: SqlClock;
}

/** Takes a job from a worker that is gone, unless a transaction of it is open or its lease was renewed. */
export async function interrupt(
  db: Db,
  { id, jeton, bail }: Suspect,
  { most, clock = databaseClock }: Interrupting,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('taches')
      .select(['annulation_demandee', 'interruptions'])
      .where('id', '=', id)
      .where('jeton', '=', jeton)
      .where('etat', '=', 'en_cours')
      .where(sql<string>`bail_jusqu_a::text`, '=', bail)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return;
    const fate = fateOf(row.annulation_demandee, row.interruptions + 1 >= most);
    await tx
      .updateTable('taches')
      .set({
        etat: fate.etat,
        message: fate.message,
        bail_jusqu_a: null,
        interruptions: sql`interruptions + 1`,
        // The server failed, not the job.
        tentatives: sql`greatest(tentatives - 1, 0)`,
        modifie_le: clock,
        ...(fate.etat === 'en_attente' ? { du_le: clock } : { fin_le: sql<Date>`greatest(${clock}, debut_le)` }),
      })
      .where('id', '=', id)
      .execute();
    await addLine(tx, id, { niveau: fate.etat === 'echouee' ? 'erreur' : 'avertissement', texte: fate.ligne }, clock);
    await wakeWorkers(tx);
  });
}

function fateOf(cancelled: boolean, exhausted: boolean) {
  const stopped = 'Interrompue\u00a0: le serveur s’est arrêté.';
  if (cancelled) return { etat: 'annulee', message: '', ligne: `${stopped} Annulée.` } as const;
  if (!exhausted) return { etat: 'en_attente', message: '', ligne: `${stopped} Reprise.` } as const;
  const message = 'Le serveur s’est arrêté plusieurs fois pendant cette tâche, sans qu’elle avance. Signalez-le.';
  return { etat: 'echouee', message, ligne: `${stopped} ${message}` } as const;
}
