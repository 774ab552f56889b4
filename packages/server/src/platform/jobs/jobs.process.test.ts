import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Schema } from '../../schema.ts';
import { scale } from '../../testing/scale.ts';
import { openDatabase } from '../db/database.ts';
import { until } from '../db/embedded/until.ts';
import { type Child, startChild } from '../db/testing/child.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { createLog } from '../log.ts';
import { enqueue } from './enqueue.repository.ts';
import { createEffects, effectsOf } from './testing/effects.ts';

const STEPS = 20;
const news = z.object({
  pas: z.number().optional(),
  dans: z.number().optional(),
  fin: z.string().optional(),
  nom: z.string().optional(),
});
const LONG = 10 * 60_000;

/** A database with a waiting job of twenty steps, and workers in processes of their own. */
async function world() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const db = openDatabase<Schema>(url, createLog('silent'));
  onTestFinished(() => db.destroy());
  await createEffects(db);
  const definition = { type: 'pas', maxTentatives: 3 };
  const job = { definition, donnees: { nombre: STEPS }, cible: 'Pas', entiteId: null, demandePar: null };
  const { id } = await enqueue(db, job, new Date());
  const row = () => db.selectFrom('taches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    row,
    worker: (name: string) => startChild('worker', [url, name]),
    effects: () => effectsOf(db, id),
    lines: async () =>
      (await db.selectFrom('tache_journal').select('texte').where('tache_id', '=', id).orderBy('numero').execute()).map(
        ({ texte }) => texte,
      ),
    ends: () => until(async () => (await row()).etat === 'reussie', 60_000),
  };
}

/** All messages of a worker until the one that is waited for. */
async function hears(child: Child, wanted: (said: z.output<typeof news>) => boolean) {
  for (;;) {
    const said = news.parse(await child.next());
    if (wanted(said)) return said;
  }
}

const everyStep = Array.from({ length: STEPS }, (_, index) => index + 1);
const INTERRUPTED = 'Interrompue\u00a0: le serveur s’est arrêté. Reprise.';

describe('two workers and one job, the first of them paused for longer than its lease', () => {
  for (const [when, where, tags] of [
    ['between two transactions', 'pas', ['torture']],
    ['in the middle of a transaction', 'dans', []],
  ] as const)
    it(`${when}: the second completes it, the first one’s writes are refused, each effect is there once`, {
      tags: [...tags],
    }, async () => {
      const { row, worker, effects, lines, ends } = await world();
      const first = worker('premier');
      await hears(first, (said) => said[where] === 5);
      first.process.kill('SIGSTOP');
      const second = worker('second');
      expect(await ends()).toBe(true);
      first.process.kill('SIGCONT');
      expect((await hears(first, ({ fin }) => fin !== undefined)).fin).toBe('erreur');
      const found = await effects();
      expect(found.map(({ pas }) => pas)).toEqual(everyStep);
      expect(found.at(3)?.par).toBe('premier');
      expect(found.at(-1)?.par).toBe('second');
      expect(await row()).toMatchObject({ serveur: 'second', tentatives: 1, jeton: 2 });
      expect(await lines()).toEqual([INTERRUPTED]);
      expect(await second.terminate()).toBe(0);
    });
});

describe('kill -9 of a worker', () => {
  it('at any step leaves a job that the next one goes on with, where it was', { timeout: LONG }, async () => {
    const { row, worker, effects, lines } = await world();
    const kills = scale(1, 8);
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = worker(`ouvrier-${kill}`);
      await hears(child, ({ pas }) => (pas ?? 0) >= 2 * kill);
      await child.kill();
    }
    const last = worker('dernier');
    await hears(last, ({ fin }) => fin === 'reussie');
    await until(async () => (await row()).etat === 'reussie', 60_000);
    expect((await effects()).map(({ pas }) => pas)).toEqual(everyStep);
    expect(await row()).toMatchObject({ etat: 'reussie', tentatives: 1, progression: 100 });
    expect(await lines()).toEqual(Array(kills).fill(INTERRUPTED));
  });
});

describe('SIGTERM of a worker', () => {
  it('releases its job without using up an attempt, and exits with 0', async () => {
    const { row, worker, effects, ends } = await world();
    const first = worker('premier');
    await hears(first, ({ pas }) => pas === 3);
    expect(await first.terminate()).toBe(0);
    expect(await row()).toMatchObject({ etat: 'en_attente', tentatives: 0 });
    worker('second');
    expect(await ends()).toBe(true);
    expect((await effects()).map(({ pas }) => pas)).toEqual(everyStep);
  });
});
