import { describe, expect, it } from 'vitest';
import { until } from '../db/embedded/until.ts';
import { enqueue } from './enqueue.repository.ts';
import { JobFailure, RetryLater } from './job.errors.ts';
import { removeJobsBefore } from './purge.repository.ts';
import { addEffect, effectsOf } from './testing/effects.ts';
import { untilStopped } from './testing/stopped.ts';
import { door, essai, PATIENCE, useQueue } from './testing/use-queue.ts';

const queue = useQueue();

describe('a job', () => {
  it('is run once it is committed, and leaves its result', async () => {
    const job = essai(({ donnees }) => ({ double: 2 * (donnees.valeur ?? 0) }));
    const id = await queue.ask(job, { donnees: { valeur: 21 } });
    queue.work([job]);
    expect(await queue.reached(id, 'reussie')).toMatchObject({
      resultat: { double: 42 },
      progression: 100,
      tentatives: 1,
      bail_jusqu_a: null,
    });
  });

  it('that was never committed does not exist', async () => {
    const job = essai(() => ({}));
    await queue
      .db()
      .transaction()
      .execute(async (tx) => {
        await enqueue(tx, { definition: job, donnees: {}, cible: '', entiteId: null, demandePar: null }, new Date());
        throw new Error('undone');
      })
      .catch(() => undefined);
    const rows = await queue.db().selectFrom('taches').select('id').where('type', '=', job.type).execute();
    expect(rows).toEqual([]);
  });

  it('with the key of one that waits or runs is that one; once it is over, a new one', async () => {
    const job = essai(() => ({}));
    const asked = await Promise.all(Array.from({ length: 5 }, () => queue.ask(job, { cle: 'flux-1' })));
    expect(new Set(asked).size).toBe(1);
    queue.work([job]);
    await queue.reached(asked[0] ?? 0, 'reussie');
    expect(await queue.ask(job, { cle: 'flux-1' })).not.toBe(asked[0]);
  });

  it('waits for its time, and the most urgent goes first, then the oldest', async () => {
    const order: number[] = [];
    const job = essai(({ tache }) => {
      order.push(tache);
      return {};
    });
    const later = await queue.ask(job, { duLe: new Date(Date.now() + 3_600_000) });
    const low = await queue.ask(job, { priorite: 3 });
    const [first, second] = [await queue.ask(job), await queue.ask(job)];
    const high = await queue.ask(job, { priorite: 1 });
    queue.work([job]);
    await queue.reached(low, 'reussie');
    expect(order).toEqual([high, first, second, low]);
    expect((await queue.row(later)).etat).toBe('en_attente');
  });

  it('starts at once when the queue calls, long before the next look', async () => {
    const job = essai(() => ({}));
    queue.work([job], { url: queue.url(), timings: { poll: 3_600_000 } });
    const id = await queue.ask(job);
    await queue.reached(id, 'reussie');
  });

  it('of a kind that this version does not know is left to those that do', async () => {
    const unknown = essai(() => ({}));
    const known = essai(() => ({}));
    const left = await queue.ask(unknown);
    const id = await queue.ask(known);
    queue.work([known]);
    await queue.reached(id, 'reussie');
    expect((await queue.row(left)).etat).toBe('en_attente');
  });

  it('is done by one of many workers', async () => {
    const job = essai(async ({ db, tache, guard }) => {
      await db.transaction().execute(async (tx) => {
        await guard(tx);
        await addEffect(tx, tache, 1);
      });
      return {};
    });
    const asked = await Promise.all(Array.from({ length: 30 }, () => queue.ask(job)));
    for (const serveur of ['a', 'b', 'c']) queue.work([job], { serveur, concurrency: 3 });
    for (const id of asked) await queue.reached(id, 'reussie');
    const effects = await Promise.all(asked.map((id) => effectsOf(queue.db(), id)));
    expect(effects.map(({ length }) => length)).toEqual(asked.map(() => 1));
  });

  it('that stays alone waits for the one of its kind, and for no other', async () => {
    const gate = door();
    let [now, most] = [0, 0];
    const heavy = {
      ...essai(async () => {
        now += 1;
        most = Math.max(most, now);
        await gate.pass();
        now -= 1;
        return {};
      }),
      alone: true,
    };
    const light = essai(() => ({}));
    const asked = [await queue.ask(heavy), await queue.ask(heavy)];
    const other = await queue.ask(light);
    queue.work([heavy, light], { concurrency: 3 });
    // While the first one runs, the second waits and the other one ends.
    await queue.reached(other, 'reussie');
    gate.open();
    for (const id of asked) await queue.reached(id, 'reussie');
    expect(most).toBe(1);
  });

  it('shows its progress and its notes while it runs', async () => {
    const gate = door();
    const job = essai(async ({ progress, note }) => {
      progress({ progression: 40.9, etape: 'Fiches 401 à 600' });
      note('avertissement', 'Une fiche sans nom.');
      await gate.pass();
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job]);
    await until(async () => (await queue.lines(id)).length > 0, PATIENCE);
    expect(await queue.row(id)).toMatchObject({ etat: 'en_cours', progression: 40, etape: 'Fiches 401 à 600' });
    gate.open();
    await queue.reached(id, 'reussie');
    expect(await queue.lines(id)).toEqual(['Une fiche sans nom.']);
  });
});

describe('a job that fails', () => {
  it('waits, is tried again, and in the end says why in French', async () => {
    const job = essai(() => Promise.reject(new JobFailure('Le flux est illisible.')), { maxTentatives: 2 });
    const id = await queue.ask(job);
    queue.work([job]);
    const waits = await until(async () => (await queue.row(id)).message !== '', PATIENCE);
    expect(waits).toBe(true);
    const row = await queue.row(id);
    expect(row).toMatchObject({ etat: 'en_attente', tentatives: 1, message: 'Le flux est illisible.' });
    expect(row.du_le.getTime() - Date.now()).toBeGreaterThan(500);
    await queue
      .db()
      .updateTable('taches')
      .set({ du_le: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(await queue.reached(id, 'echouee')).toMatchObject({ tentatives: 2, message: 'Le flux est illisible.' });
    expect(await queue.lines(id)).toHaveLength(2);
  });

  it('by an error that nobody foresaw shows a reference and no more', async () => {
    const job = essai(() => Promise.reject(new Error('relation "secrets" does not exist')), { maxTentatives: 1 });
    const id = await queue.ask(job);
    queue.work([job]);
    const { message } = await queue.reached(id, 'echouee');
    expect(message).toContain('REF');
    expect(message + (await queue.lines(id)).join()).not.toContain('secrets');
  });

  it('keeps its attempts when it asks to be put off', async () => {
    const job = essai(() => Promise.reject(new RetryLater(3_600_000, 'La source demande de patienter.')), {
      maxTentatives: 1,
    });
    const id = await queue.ask(job);
    queue.work([job]);
    await until(async () => (await queue.row(id)).reports === 1, PATIENCE);
    expect(await queue.row(id)).toMatchObject({ etat: 'en_attente', tentatives: 0, reports: 1 });
  });

  it('at once when its data are not those of its kind', async () => {
    const job = essai(() => ({}));
    const id = await queue.ask(job);
    const unreadable = JSON.stringify({ valeur: 'texte' });
    await queue.db().updateTable('taches').set({ donnees: unreadable }).where('id', '=', id).execute();
    queue.work([job]);
    expect((await queue.reached(id, 'echouee')).message).toContain('ne sont pas lisibles');
  });

  it('when it takes longer than its kind may', async () => {
    const job = essai(({ signal }) => untilStopped(signal), { delai: 50, maxTentatives: 1 });
    const id = await queue.ask(job);
    queue.work([job]);
    expect((await queue.reached(id, 'echouee')).message).toContain('plus de temps que prévu');
  });
});

describe('a stop of the server', () => {
  it('releases what runs, with its attempt, and the next start goes on', async () => {
    const gate = door();
    let stopped = false;
    const job = essai(async ({ signal }) => {
      if (stopped) return { reprise: true };
      void gate.pass();
      return untilStopped(signal);
    });
    const id = await queue.ask(job);
    const jobs = queue.work([job]);
    await gate.arrived;
    stopped = true;
    await jobs.stop();
    expect(await queue.row(id)).toMatchObject({ etat: 'en_attente', tentatives: 0, message: '' });
    expect(await queue.lines(id)).toEqual(['Interrompue\u00a0: le serveur s’arrête. Elle reprendra.']);
    queue.work([job]);
    expect(await queue.reached(id, 'reussie')).toMatchObject({ resultat: { reprise: true }, tentatives: 1 });
  });

  it('does not wait for a job that does not listen, whose writes are refused from then on', async () => {
    const gate = door();
    const late = door();
    const job = essai(async ({ db, guard, tache }) => {
      await gate.pass();
      await db
        .transaction()
        .execute(async (tx) => {
          await guard(tx);
          await addEffect(tx, tache, 1);
        })
        .finally(late.pass);
      return {};
    });
    const id = await queue.ask(job);
    const jobs = queue.work([job]);
    await gate.arrived;
    await jobs.stop();
    gate.open();
    await late.arrived;
    expect(await effectsOf(queue.db(), id)).toEqual([]);
    expect((await queue.row(id)).etat).toBe('en_attente');
  });
});

describe('the periodic maintenance', () => {
  it('forgets what ended long ago, with its journal, and nothing else', async () => {
    const job = essai(({ note }) => {
      note('info', 'fait');
      return {};
    });
    const [old, recent] = [await queue.ask(job), await queue.ask(job)];
    const waiting = await queue.ask(job, { duLe: new Date(Date.now() + 3_600_000) });
    queue.work([job]);
    await queue.reached(old, 'reussie');
    await queue.reached(recent, 'reussie');
    await queue
      .db()
      .updateTable('taches')
      .set({ fin_le: new Date('2026-01-01') })
      .where('id', '=', old)
      .execute();
    expect(await removeJobsBefore(queue.db(), new Date('2026-02-01'))).toBe(1);
    expect(await queue.lines(old)).toEqual([]);
    expect((await queue.row(recent)).etat).toBe('reussie');
    expect((await queue.row(waiting)).etat).toBe('en_attente');
  });
});
