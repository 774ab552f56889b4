import { BridgeError, type EtatFini, type PrioriteTache, type Tache } from '@bridge/contract';
import type { Writing } from '../../crud/writing.ts';
import { recordAudit } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import { wakeWorkers } from '../../platform/jobs/enqueue.repository.ts';
import { databaseClock } from '../../platform/jobs/lease.repository.ts';
import { addLine } from '../../platform/jobs/settle.repository.ts';
import {
  cancelTacheRow,
  removeFinished,
  restartTacheRow,
  setPriority,
  tacheById,
  takeTache,
} from './tache.repository.ts';

/** What people do to jobs. What is done already is not an error: the job is answered as it is. */

export async function cancel(writing: Writing, id: number): Promise<Tache> {
  const { tx, identity } = writing;
  const { etat } = await taken(writing, id);
  if (etat === 'en_attente' || etat === 'en_cours') {
    await cancelTacheRow(tx, id, etat);
    const what = etat === 'en_cours' ? 'Annulation demandée' : 'Annulée';
    await tell(writing, id, 'annuler', `${what} par ${identity.username}.`);
  }
  return known(writing, id);
}

export async function restart(writing: Writing, id: number): Promise<Tache> {
  const { tx, identity } = writing;
  const { etat } = await taken(writing, id);
  if (etat === 'echouee' || etat === 'annulee') {
    await restartTacheRow(tx, id).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const message = 'La même tâche a déjà été redemandée\u00a0: elle attend ou elle tourne.';
      throw new BridgeError('invalidInput', { errors: [{ path: 'id', message }] });
    });
    await tell(writing, id, 'relancer', `Relancée par ${identity.username}.`);
  }
  return known(writing, id);
}

export async function prioritise(writing: Writing, id: number, priorite: PrioriteTache): Promise<Tache> {
  const { etat } = await taken(writing, id);
  if (etat === 'en_attente' || etat === 'en_cours') {
    await setPriority(writing.tx, id, priorite);
    await wakeWorkers(writing.tx);
  }
  return known(writing, id);
}

export async function purge({ tx, identity, at, ip }: Writing, etats: readonly EtatFini[]): Promise<number> {
  const nombre = await removeFinished(tx, identity.scope, etats);
  if (nombre > 0) await recordAudit(tx, { at, action: 'tache.purger', by: identity, details: { etats, nombre }, ip });
  return nombre;
}

async function taken({ tx, identity }: Writing, id: number) {
  const row = await takeTache(tx, identity.scope, id);
  if (!row) throw new BridgeError('notFound');
  return row;
}

async function known({ tx, identity }: Writing, id: number): Promise<Tache> {
  const tache = await tacheById(tx, identity.scope, id);
  if (!tache) throw new BridgeError('notFound');
  return tache;
}

/** In the journal of the job and in that of the product; workers hear of it. */
async function tell({ tx, identity, at, ip }: Writing, id: number, verb: string, texte: string): Promise<void> {
  await addLine(tx, id, { niveau: 'info', texte }, databaseClock);
  await recordAudit(tx, { at, action: `tache.${verb}`, by: identity, target: { kind: 'tache', id }, ip });
  await wakeWorkers(tx);
}
