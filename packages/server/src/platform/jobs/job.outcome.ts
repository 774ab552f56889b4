import { isDatabaseUnavailable } from '../db/pool.ts';
import { backoff } from './backoff.ts';
import { JobFailure, JobStop, RetryLater } from './job.errors.ts';
import type { LeasedJob } from './lease.repository.ts';
import type { Line, Settlement } from './settle.repository.ts';

/** The most times that a job may ask to be put off: after that, it has failed. */
export const MOST_REPORTS = 20;
const LONGEST_WAIT = 24 * 60 * 60_000;
const SHORTEST_WAIT = 1_000;
const DATABASE_WAIT = 5_000;

export interface Outcome {
  /** Null when another worker has the job: there is nothing to write. */
  readonly settlement: Settlement | null;
  readonly line?: Line;
  /** The number under which the log has an unforeseen error: people see the number only. */
  readonly reference?: string;
}

interface Circumstances {
  readonly job: Pick<LeasedJob, 'tentatives' | 'maxTentatives' | 'reports'>;
  /** Why the job was asked to stop, or null. */
  readonly stopped: JobStop | null;
  readonly random: () => number;
  readonly reference: () => string;
}

/** The outcome of a job that threw. */
export function outcomeOf(error: unknown, circumstances: Circumstances): Outcome {
  const stop = circumstances.stopped ?? (error instanceof JobStop ? error : null);
  if (stop) return stoppedOutcome(stop, circumstances);
  if (error instanceof RetryLater) return putOff(error.milliseconds, error.message, circumstances);
  if (error instanceof JobFailure) return failed(error.message, error.retry, circumstances);
  if (isDatabaseUnavailable(error))
    return putOff(DATABASE_WAIT, 'La base de données est momentanément indisponible.', circumstances);
  const reference = circumstances.reference();
  const message = `Une erreur inattendue s’est produite. Si elle persiste, signalez-la avec sa référence\u00a0: ${reference}.`;
  return { ...failed(message, true, circumstances), reference };
}

function stoppedOutcome({ why }: JobStop, circumstances: Circumstances): Outcome {
  switch (why) {
    case 'perdue':
      return { settlement: null };
    case 'annulee':
      return { settlement: { etat: 'annulee', message: '' }, line: { niveau: 'info', texte: 'Annulée.' } };
    case 'arret':
      return {
        settlement: { etat: 'en_attente', attente: 0, message: '', rendue: true, reportee: false },
        line: { niveau: 'info', texte: 'Interrompue\u00a0: le serveur s’arrête. Elle reprendra.' },
      };
    case 'delai':
      return failed('La tâche a pris plus de temps que prévu et a été arrêtée.', true, circumstances);
  }
}

function putOff(milliseconds: number, message: string, circumstances: Circumstances): Outcome {
  if (circumstances.job.reports >= MOST_REPORTS) return failed(message, true, circumstances);
  const attente = Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, milliseconds));
  return {
    settlement: { etat: 'en_attente', attente, message, rendue: true, reportee: true },
    line: { niveau: 'avertissement', texte: `Reportée\u00a0: ${message}` },
  };
}

function failed(message: string, retry: boolean, { job, random }: Circumstances): Outcome {
  const { tentatives, maxTentatives } = job;
  const line: Line = {
    niveau: 'erreur',
    texte: `Tentative ${tentatives} sur ${maxTentatives} échouée\u00a0: ${message}`,
  };
  if (!retry || tentatives >= maxTentatives) return { settlement: { etat: 'echouee', message }, line };
  const attente = backoff(tentatives, random);
  return { settlement: { etat: 'en_attente', attente, message, rendue: false, reportee: false }, line };
}
