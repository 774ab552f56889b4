import { describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { useWorld } from '../../testing/use-world.ts';
import { lastRuns } from './entretien.repository.ts';
import { type Entretien, runEntretiens, startEntretiens } from './entretien.ts';
import { monthsBefore, purgeJournal } from './journal.entretien.ts';

const world = useWorld();
const HOUR = 60 * 60 * 1000;

const dependencies = () => ({ db: world().db, clock: { now: () => world().now }, log: createLog('silent') });

function counting(nom: string) {
  const entretien = {
    nom,
    runs: 0,
    run: async () => {
      entretien.runs += 1;
      return { lignes: entretien.runs };
    },
  };
  return entretien;
}

describe('the periodic maintenance', () => {
  it('notes when each task ran and what it did, and leaves alone what is not due', async () => {
    const task = counting('essai');
    await runEntretiens(dependencies(), [task]);
    await runEntretiens(dependencies(), [task]);
    expect(task.runs).toBe(1);
    world().advance(HOUR);
    await runEntretiens(dependencies(), [task]);
    expect(await lastRuns(world().db)).toMatchObject([
      { nom: 'essai', dernier_le: world().now, resultat: { lignes: 2 }, erreur: null },
    ]);
  });

  it('runs on one instance at a time', async () => {
    const task = counting('a plusieurs');
    await Promise.all(Array.from({ length: 4 }, () => runEntretiens(dependencies(), [task])));
    expect(task.runs).toBe(1);
  });

  it('goes on after a task that fails, and keeps why it did', async () => {
    const failing: Entretien = { nom: 'casse', run: () => Promise.reject(new Error('plus de place')) };
    const next = counting('suivante');
    await runEntretiens(dependencies(), [failing, next]);
    expect(next.runs).toBe(1);
    expect((await lastRuns(world().db)).find(({ nom }) => nom === 'casse')).toMatchObject({ erreur: 'plus de place' });
  });

  it('starts with the server and is over when it stops', async () => {
    const task = counting('au demarrage');
    const { stop } = startEntretiens(dependencies(), [task]);
    await stop();
    expect(task.runs).toBe(1);
  });
});

describe('the audit log', () => {
  it('forgets what is older than the parameter says, and nothing else', async () => {
    const { db } = world();
    const line = (le: string) => ({ le: new Date(le), action: 'essai', details: '{}' });
    const none = { acteur_id: null, utilisateur_id: null, cible: null, cible_id: null, entite_id: null, ip: null };
    const dates = ['2024-10-14T23:59:00Z', '2024-10-15T10:00:01Z', '2026-10-15T09:59:59Z', '2026-11-01T00:00:00Z'];
    await db
      .insertInto('journal')
      .values(dates.map((le) => ({ ...line(le), ...none })))
      .execute();
    const left = async () =>
      (await db.selectFrom('journal').select('le').where('action', '=', 'essai').orderBy('le').execute()).length;
    const now = new Date('2026-11-15T10:00:00Z');
    expect(await purgeJournal(db, now, 25)).toEqual({ lignes: 1 });
    expect(await left()).toBe(3);
    expect(await purgeJournal(db, now, 1)).toEqual({ lignes: 2 });
    expect(await left()).toBe(1);
  });

  it('counts months as people do, at the end of short ones too', () => {
    const before = (date: string, months: number) => monthsBefore(new Date(date), months).toISOString().slice(0, 10);
    expect(before('2026-03-31T12:00:00Z', 1)).toBe('2026-02-28');
    expect(before('2026-01-15T12:00:00Z', 25)).toBe('2023-12-15');
    expect(before('2028-02-29T12:00:00Z', 12)).toBe('2027-02-28');
  });
});
