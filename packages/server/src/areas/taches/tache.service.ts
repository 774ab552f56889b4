import { BridgeError, type EtatFini, type PrioriteTache, type Tache } from '@bridge/contract';
import type { Writing } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import { nomDe } from '../../platform/auth/acteur.ts';
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

/** The actions of people on jobs. Repeating one is no error: the job is returned as it is. */

export async function cancel(writing: Writing, id: number): Promise<Tache> {
  const { tx, acteur } = writing;
  const { etat } = await taken(writing, id);
  if (etat === 'en_attente' || etat === 'en_cours') {
    await cancelTacheRow(tx, id, etat);
    const what = etat === 'en_cours' ? 'Annulation demandée' : 'Annulée';
    await tell(writing, id, 'annuler', `${what} par ${nomDe(acteur)}.`);
  }
  return known(writing, id);
}

export async function restart(writing: Writing, id: number): Promise<Tache> {
  const { tx, acteur } = writing;
  const { etat } = await taken(writing, id);
  if (etat === 'echouee' || etat === 'annulee') {
    await restartTacheRow(tx, id).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const message = 'La même tâche a déjà été redemandée\u00a0: elle attend ou elle tourne.';
      throw new BridgeError('invalidInput', { errors: [{ path: 'id', message }] });
    });
    await tell(writing, id, 'relancer', `Relancée par ${nomDe(acteur)}.`);
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

export async function purge(writing: Writing, etats: readonly EtatFini[]): Promise<number> {
  const nombre = await removeFinished(writing.tx, writing.acteur.scope, etats);
  if (nombre > 0) await auditChange(writing, { action: 'tache.purger', details: { etats, nombre } });
  return nombre;
}

async function taken({ tx, acteur }: Writing, id: number) {
  const row = await takeTache(tx, acteur, id);
  if (!row) throw new BridgeError('notFound');
  return row;
}

async function known({ tx, acteur }: Writing, id: number): Promise<Tache> {
  const tache = await tacheById(tx, acteur.scope, id);
  if (!tache) throw new BridgeError('notFound');
  return tache;
}

/** Notes an action in the job's journal and in the audit log; workers hear of it. */
async function tell(writing: Writing, id: number, verb: string, texte: string): Promise<void> {
  const { tx } = writing;
  await addLine(tx, id, { niveau: 'info', texte }, databaseClock);
  await auditChange(writing, { action: `tache.${verb}`, target: { kind: 'tache', id } });
  await wakeWorkers(tx);
}
