import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { until } from '../db/embedded/until.ts';
import type { JobContext } from './job.definition.ts';
import { JobLost } from './job.errors.ts';
import { addEffect, effectsOf } from './testing/effects.ts';
import { untilStopped } from './testing/stopped.ts';
import { door, essai, PATIENCE, useQueue } from './testing/use-queue.ts';

const queue = useQueue();
const NEVER = 3_600_000;
/** A worker whose heart stopped. */
const SUSPENDED = { heartbeat: NEVER };
const far = (milliseconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${milliseconds / 1_000})`;

const once = ({ db, guard, tache }: JobContext, par: string) =>
  db.transaction().execute(async (tx) => {
    await guard(tx);
    await addEffect(tx, tache, 1, par);
  });

describe('a worker that was paused for longer than its lease', () => {
  it('loses its job to another, which completes it; what it still writes is refused', async () => {
    const gate = door();
    const first = { error: null as unknown, done: door() };
    const paused = essai(async (context) => {
      await gate.pass();
      await once(context, 'premier').catch((error: unknown) => {
        first.error = error;
      });
      void first.done.pass();
      return { par: 'premier' };
    });
    const id = await queue.ask(paused);
    queue.work([paused], { serveur: 'premier', timings: { ...SUSPENDED, poll: NEVER } });
    await gate.arrived;
    const second = {
      ...paused,
      run: async (context: JobContext) => once(context, 'second').then(() => ({ par: 'second' })),
    };
    queue.work([second], { serveur: 'second' });
    await queue.reached(id, 'reussie');
    gate.open();
    await first.done.arrived;
    expect(first.error).toBeInstanceOf(JobLost);
    expect(await effectsOf(queue.db(), id)).toEqual([{ pas: 1, par: 'second' }]);
    expect(await queue.row(id)).toMatchObject({ serveur: 'second', resultat: { par: 'second' }, jeton: 2 });
    expect(await queue.lines(id)).toEqual(['Interrompue\u00a0: le serveur s’est arrêté. Reprise.']);
  });

  it('keeps it for as long as its transaction is open: nobody works beside it', async () => {
    const gate = door();
    const job = essai(async (context) => {
      await context.db.transaction().execute(async (tx) => {
        await context.guard(tx);
        await gate.pass();
        // The job checks its effects first, as steps do: after its lease, it may be given to a second worker.
        if ((await effectsOf(tx, context.tache)).length === 0) await addEffect(tx, context.tache, 1, 'premier');
      });
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job], { serveur: 'premier', timings: { ...SUSPENDED, poll: NEVER } });
    await gate.arrived;
    let tried = 0;
    const second = { ...job, run: async () => ({ essai: ++tried }) };
    queue.work([second], { serveur: 'second' });
    await until(async () => {
      const { rows } = await sql<{ over: boolean }>`
        SELECT bail_jusqu_a < clock_timestamp() - interval '1 second' AS over FROM taches WHERE id = ${id}
      `.execute(queue.db());
      return rows[0]?.over ?? false;
    }, PATIENCE);
    expect(tried).toBe(0);
    gate.open();
    await until(async () => (await queue.row(id)).etat === 'reussie', PATIENCE);
    expect(await effectsOf(queue.db(), id)).toEqual([{ pas: 1, par: 'premier' }]);
  });

  it('is told to stop at its next heartbeat', async () => {
    const gate = door();
    let reason: unknown = null;
    const job = essai(async ({ signal }) => {
      void gate.pass();
      return untilStopped(signal).catch((error: unknown) => {
        reason = error;
        throw error;
      });
    });
    const id = await queue.ask(job);
    queue.work([job]);
    await gate.arrived;
    await sql`UPDATE taches SET jeton = jeton + 1 WHERE id = ${id}`.execute(queue.db());
    await until(() => reason !== null, PATIENCE);
    expect(reason).toMatchObject({ why: 'perdue' });
    expect((await queue.row(id)).etat).toBe('en_cours');
    await sql`UPDATE taches SET etat = 'annulee', bail_jusqu_a = NULL WHERE id = ${id}`.execute(queue.db());
  });
});

describe('a heartbeat', () => {
  it('passes beside a transaction of the job that stays open', async () => {
    const gate = door();
    const job = essai(async ({ db, guard }) => {
      await db.transaction().execute(async (tx) => {
        await guard(tx);
        await gate.pass();
      });
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job]);
    await gate.arrived;
    const before = (await queue.row(id)).bail_jusqu_a ?? new Date();
    const renewed = await until(async () => ((await queue.row(id)).bail_jusqu_a ?? before) > before, PATIENCE);
    expect(renewed).toBe(true);
    gate.open();
    await queue.reached(id, 'reussie');
  });
});

describe('a job that was cancelled', () => {
  const cancel = (id: number) => sql`UPDATE taches SET annulation_demandee = true WHERE id = ${id}`.execute(queue.db());

  it('hears of it and ends cancelled', async () => {
    const gate = door();
    const job = essai(async ({ signal }) => {
      void gate.pass();
      return untilStopped(signal);
    });
    const id = await queue.ask(job);
    queue.work([job]);
    await gate.arrived;
    await cancel(id);
    await queue.reached(id, 'annulee');
  });

  it('does not start again after its server died', async () => {
    const gate = door();
    const job = essai(async () => {
      await gate.pass();
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job], { timings: { ...SUSPENDED, poll: NEVER } });
    await gate.arrived;
    await cancel(id);
    queue.work([job], { serveur: 'second' });
    await queue.reached(id, 'annulee');
    gate.open();
  });
});

describe('a job whose server dies again and again', () => {
  it('fails after ten times without getting any further, and not while it gets on', async () => {
    const job = essai(() => ({}));
    const id = await queue.ask(job);
    const die = () =>
      sql`
        UPDATE taches SET etat = 'en_cours', serveur = 'mort', jeton = jeton + 1, debut_le = now(), bail_jusqu_a = now()
        WHERE id = ${id}
      `.execute(queue.db());
    await sql`UPDATE taches SET interruptions = 9, tentatives = 1 WHERE id = ${id}`.execute(queue.db());
    await die();
    queue.work([job], { sole: true });
    const row = await queue.reached(id, 'echouee').catch(() => queue.row(id));
    expect(row.message).toContain('sans qu’elle avance');
    expect(row.tentatives).toBe(0);
  });

  it('is not held to account for what happened before it got further', async () => {
    const gate = door();
    const job = essai(async ({ progress }) => {
      progress({ progression: 50 });
      await gate.pass();
      return {};
    });
    const id = await queue.ask(job);
    await sql`UPDATE taches SET interruptions = 9, avancee = 20 WHERE id = ${id}`.execute(queue.db());
    queue.work([job]);
    await until(async () => (await queue.row(id)).progression === 50, PATIENCE);
    expect(await queue.row(id)).toMatchObject({ interruptions: 0, avancee: 50 });
    gate.open();
    await queue.reached(id, 'reussie');
  });
});

describe('a clock that jumps', () => {
  it.each([
    ['a day forward', 24 * 3_600_000],
    ['an hour back', -3_600_000],
  ])('%s takes no job from a worker that is alive', async (_, jump) => {
    const gate = door();
    const job = essai(async () => {
      await gate.pass();
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job], { serveur: 'premier' });
    await gate.arrived;
    const thief = { ...job, run: async () => ({ vole: true }) };
    queue.work([thief], { serveur: 'second', databaseClock: far(jump) });
    // Three times as long as the other worker watches the lease.
    const leased = await queue.row(id);
    const end = async () => (await queue.row(id)).bail_jusqu_a?.getTime() ?? 0;
    const start = leased.bail_jusqu_a?.getTime() ?? 0;
    expect(await until(async () => (await end()) > start + 900, PATIENCE)).toBe(true);
    expect(await queue.row(id)).toMatchObject({ etat: 'en_cours', serveur: 'premier', jeton: 1 });
    gate.open();
    await queue.reached(id, 'reussie');
  });

  it('and leaves a lease that no clock explains: its job is taken back all the same', async () => {
    const job = essai(() => ({}));
    const id = await queue.ask(job);
    await sql`
      UPDATE taches SET etat = 'en_cours', serveur = 'mort', jeton = 1, debut_le = now() + interval '1 day',
        bail_jusqu_a = now() + interval '1 day'
      WHERE id = ${id}
    `.execute(queue.db());
    queue.work([job]);
    const row = await queue.reached(id, 'reussie');
    expect(row.jeton).toBe(2);
    expect((row.fin_le?.getTime() ?? 0) - (row.debut_le?.getTime() ?? 0)).toBeGreaterThanOrEqual(0);
  });

  it('back during a run makes no negative duration', async () => {
    const job = essai(async ({ db, tache }) => {
      await sql`UPDATE taches SET debut_le = now() + interval '1 hour' WHERE id = ${tache}`.execute(db);
      return {};
    });
    const id = await queue.ask(job);
    queue.work([job]);
    const row = await queue.reached(id, 'reussie');
    expect(row.fin_le).toEqual(row.debut_le);
  });
});

describe('a start that is alone on its database', () => {
  it('takes back at once what its predecessor left, without waiting for the end of the lease', async () => {
    const job = essai(() => ({}));
    const id = await queue.ask(job);
    await sql`
      UPDATE taches SET etat = 'en_cours', serveur = 'mort', jeton = 1, tentatives = 1, debut_le = now(),
        bail_jusqu_a = now() + interval '60 seconds'
      WHERE id = ${id}
    `.execute(queue.db());
    queue.work([job], { sole: true, timings: { lease: 60_000, watch: NEVER } });
    expect(await queue.reached(id, 'reussie')).toMatchObject({ tentatives: 1 });
    expect(await queue.lines(id)).toEqual(['Interrompue\u00a0: le serveur s’est arrêté. Reprise.']);
  });
});
