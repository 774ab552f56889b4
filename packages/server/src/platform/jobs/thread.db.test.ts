import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { built } from '../../testing/built.ts';
import { until } from '../db/embedded/until.ts';
import { effectsOf } from './testing/effects.ts';
import { threadJobs } from './testing/thread-jobs.ts';
import { PATIENCE, useQueue } from './testing/use-queue.ts';
import type { ThreadOptions } from './thread.host.ts';
import { createThreads, KEPT } from './threads.ts';

const queue = useQueue();

async function ask(type: string): Promise<number> {
  const definition = threadJobs.find((job) => job.type === type);
  if (!definition) throw new Error(`no job ${type}`);
  return queue.ask(definition);
}

/** Runs one job of a kind with a worker that starts threads. */
async function run(type: string, { memory = 100 } = {}) {
  const id = await ask(type);
  const jobs = queue.work(threadJobs, {
    url: queue.url(),
    thread: THREAD(memory),
    timings: { grace: 500 },
  });
  return { id, jobs };
}

const THREAD = (memory: number): ThreadOptions => ({
  ...{ entry: built('job-thread.child'), url: queue.url(), logLevel: 'silent', settings: null, memory },
});

const said = (id: number) => until(async () => (await queue.lines(id)).length > 0, PATIENCE);
const cancel = (id: number) => sql`UPDATE taches SET annulation_demandee = true WHERE id = ${id}`.execute(queue.db());

/** The thread that did a job of the kind `fil`. */
const threadOf = async (id: number) => (await queue.reached(id, 'reussie')).resultat?.fil;

// Each test starts a thread, which reads the sources anew.
describe('a job in a thread', () => {
  it('does its work with connections of its own, under the same guard', async () => {
    const { id } = await run('effet');
    expect(await queue.reached(id, 'reussie')).toMatchObject({ resultat: { fait: true } });
    expect(await effectsOf(queue.db(), id)).toHaveLength(1);
    expect(await queue.lines(id)).toEqual(['Depuis un autre fil.']);
  });

  it('that computes without end is ended by the process, which goes on beside it, when it is cancelled', async () => {
    const { id } = await run('boucle');
    await said(id);
    await cancel(id);
    await queue.reached(id, 'annulee');
  });

  it('that fills its memory fails alone, and says so', async () => {
    const { id } = await run('memoire');
    expect((await queue.reached(id, 'echouee')).message).toContain('plus de mémoire que permis');
  });

  it('that ends abruptly is a failure', async () => {
    const { id } = await run('chute');
    expect((await queue.reached(id, 'echouee')).message).toContain('REF');
  });

  it('may ask to be put off', async () => {
    const { id } = await run('report');
    await until(async () => (await queue.row(id)).reports === 1, PATIENCE);
    expect(await queue.row(id)).toMatchObject({ etat: 'en_attente', tentatives: 0 });
  });

  it('is done by the thread of the job before, unless something happened there that nobody foresaw', async () => {
    const { id } = await run('fil');
    const first = await threadOf(id);
    // The next job may come before the thread is free again.
    expect(await until(async () => (await threadOf(await ask('fil'))) === first, PATIENCE)).toBe(true);
    const faute = await ask('faute');
    await queue.reached(faute, 'echouee');
    const [spoiled] = await queue.lines(faute);
    expect(String(await threadOf(await ask('fil')))).not.toBe(spoiled);
  });

  it('is not given to a thread that has waited long enough and is being ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const threads = createThreads(THREAD(100), 500);
    onTestFinished(() => threads.stop());
    const { signal } = new AbortController();
    const run = (id: number) =>
      threads.run(
        { id, jeton: 1, serveur: 'essai', type: 'fil', donnees: {} },
        { signal, progress: () => undefined, note: () => undefined },
      );
    const first = await run(1);
    // Free once its connections are closed, which sets the time of its end.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(KEPT);
    expect((await run(2))?.fil).not.toBe(first?.fil);
  });

  it('hears that the server stops, and is released', async () => {
    const { id, jobs } = await run('attente');
    await said(id);
    await jobs.stop();
    expect(await queue.row(id)).toMatchObject({ etat: 'en_attente', tentatives: 0 });
  });
});
