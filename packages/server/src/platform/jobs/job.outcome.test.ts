import { describe, expect, it } from 'vitest';
import { JobFailure, JobLost, JobStop, RetryLater, type StopReason } from './job.errors.ts';
import { MOST_REPORTS, outcomeOf } from './job.outcome.ts';

const job = { tentatives: 1, maxTentatives: 3, reports: 0 };
const outcome = (error: unknown, changes: Partial<typeof job> = {}, why?: StopReason) =>
  outcomeOf(error, {
    job: { ...job, ...changes },
    stopped: why ? new JobStop(why) : null,
    random: () => 1,
    reference: () => 'REF-1',
  });

describe('a job that throws', () => {
  it('waits and is tried again, then fails once its attempts are used up', () => {
    const failure = new JobFailure('Le flux est illisible.');
    expect(outcome(failure).settlement).toMatchObject({ etat: 'en_attente', attente: 5_000, rendue: false });
    expect(outcome(failure, { tentatives: 3 })).toMatchObject({
      settlement: { etat: 'echouee', message: 'Le flux est illisible.' },
      line: { niveau: 'erreur', texte: 'Tentative 3 sur 3 échouée\u00a0: Le flux est illisible.' },
    });
  });

  it('fails at once when trying again cannot help', () => {
    expect(outcome(new JobFailure('Clé refusée.', { retry: false })).settlement).toMatchObject({ etat: 'echouee' });
  });

  it('keeps its attempt when it asks to be put off, up to a number of times', () => {
    const later = new RetryLater(90_000, 'La source demande de patienter.');
    const wanted = { etat: 'en_attente', attente: 90_000, rendue: true, reportee: true };
    expect(outcome(later).settlement).toMatchObject(wanted);
    expect(outcome(later, { tentatives: 3 }).settlement).toMatchObject(wanted);
    expect(outcome(later, { tentatives: 3, reports: MOST_REPORTS }).settlement).toMatchObject({ etat: 'echouee' });
  });

  it('never shows what nobody foresaw, only the number that it has in the log', () => {
    const { settlement, line, reference } = outcome(new Error('duplicate key in SELECT * FROM secrets'));
    expect(reference).toBe('REF-1');
    expect(JSON.stringify([settlement, line])).toContain('REF-1');
    expect(JSON.stringify([settlement, line])).not.toContain('SELECT');
  });

  it('waits for a database that is away', () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(outcome(away).settlement).toMatchObject({ etat: 'en_attente', rendue: true });
  });
});

describe('a job that was stopped', () => {
  it('writes nothing when it was lost', () => {
    expect(outcome(new Error('whatever'), {}, 'perdue').settlement).toBeNull();
    expect(outcome(new JobLost()).settlement).toBeNull();
  });

  it('is released with its attempt when the server stops', () => {
    expect(outcome(new Error('aborted'), {}, 'arret').settlement).toMatchObject({
      etat: 'en_attente',
      attente: 0,
      rendue: true,
    });
  });

  it('is cancelled when a person asked for it, and fails when it took too long', () => {
    expect(outcome(new Error('aborted'), {}, 'annulee').settlement).toMatchObject({ etat: 'annulee' });
    expect(outcome(new Error('aborted'), { tentatives: 3 }, 'delai').settlement).toMatchObject({ etat: 'echouee' });
  });
});
