import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { enqueue } from './enqueue.repository.ts';
import { type Programme, runSchedule, startScheduler } from './scheduler.ts';
import { essai, useQueue } from './testing/use-queue.ts';

const queue = useQueue();
beforeEach(() => queue.db().deleteFrom('echeances').execute());

/** A daily import, and a clock that the test moves. */
function daily(cron = '0 3 * * *') {
  const world = { now: new Date('2026-11-15T10:00:00Z'), runs: [] as string[], programmes: [] as Programme[] };
  world.programmes = [
    {
      cle: 'flux-1',
      cron,
      enqueue: async (_tx, at) => {
        world.runs.push(at.toISOString());
      },
    },
  ];
  const look = (now: string) => {
    world.now = new Date(now);
    return runSchedule({
      db: queue.db(),
      clock: { now: () => world.now },
      log: createLog('silent'),
      due: async () => world.programmes,
    });
  };
  return { world, look };
}

describe('scheduled work', () => {
  it('is asked for when its time comes, not before and not twice', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-16T01:59:59Z');
    expect(world.runs).toEqual([]);
    await look('2026-11-16T02:00:00Z');
    await look('2026-11-16T02:00:10Z');
    expect(world.runs).toEqual(['2026-11-16T02:00:00.000Z']);
  });

  it('that was missed while the server was down comes once', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-19T09:30:00Z');
    await look('2026-11-19T09:30:10Z');
    expect(world.runs).toEqual(['2026-11-19T09:30:00.000Z']);
    await look('2026-11-20T02:00:00Z');
    expect(world.runs).toHaveLength(2);
  });

  it('that is held waits until it may be asked for, once', async () => {
    const { world, look } = daily();
    const open = new Date('2026-11-16T21:00:00Z');
    world.programmes = world.programmes.map((one) => ({ ...one, held: (now) => (now < open ? open : null) }));
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-16T09:30:00Z');
    await look('2026-11-16T20:59:50Z');
    expect(world.runs).toEqual([]);
    await look('2026-11-16T21:00:00Z');
    await look('2026-11-16T21:00:10Z');
    expect(world.runs).toEqual(['2026-11-16T21:00:00.000Z']);
  });

  it('comes once when several instances look at the same time', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => look('2026-11-16T02:00:00Z')));
    expect(world.runs).toHaveLength(1);
  });

  it('of a changed cron comes at the new time, and nothing is overdue', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    world.programmes = world.programmes.map((programme) => ({ ...programme, cron: '0 18 * * *' }));
    await look('2026-11-16T12:00:00Z');
    expect(world.runs).toEqual([]);
    await look('2026-11-16T17:00:00Z');
    expect(world.runs).toHaveLength(1);
  });

  it('that was switched off and on again is not overdue', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    const kept = world.programmes;
    world.programmes = [];
    await look('2026-11-15T12:00:00Z');
    world.programmes = kept;
    await look('2026-11-18T12:00:00Z');
    expect(world.runs).toEqual([]);
  });

  it('that cannot be asked for is due again at the next look, and keeps nobody else waiting', async () => {
    const { world, look } = daily();
    const broken: Programme = { cle: 'casse', cron: 'demain', enqueue: async () => undefined };
    let fails = true;
    const fragile: Programme = {
      cle: 'fragile',
      cron: '0 3 * * *',
      enqueue: async (_tx, at) => {
        if (fails) throw new Error('not now');
        world.runs.push(`fragile ${at.toISOString()}`);
      },
    };
    world.programmes = [broken, fragile, ...world.programmes];
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-16T02:00:00Z');
    expect(world.runs).toEqual(['2026-11-16T02:00:00.000Z']);
    fails = false;
    await look('2026-11-16T02:00:10Z');
    expect(world.runs).toContain('fragile 2026-11-16T02:00:10.000Z');
  });

  it.each([
    ['summer', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', ['2026-03-29T01:00', '2026-03-30T00:30']],
    ['winter', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', ['2026-10-25T00:30', '2026-10-26T01:30']],
  ])('at half past two comes once on the night of the change to %s time', async (_, from, to, wanted) => {
    const { world, look } = daily('30 2 * * *');
    for (let time = Date.parse(from); time <= Date.parse(to); time += 30 * 60_000)
      await look(new Date(time).toISOString());
    expect(world.runs.map((run) => run.slice(0, 16))).toEqual(wanted);
  });

  it('is not done again because the clock went back an hour', async () => {
    const { world, look } = daily();
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-16T02:00:05Z');
    await look('2026-11-16T01:00:05Z');
    await look('2026-11-16T02:00:05Z');
    expect(world.runs).toHaveLength(1);
  });

  it('with times of its own comes at those, several instances or not, and no more after the last', async () => {
    const { world, look } = daily();
    const times = ['2026-11-16T05:00:00Z', '2026-11-30T05:00:00Z'].map((text) => new Date(text));
    const next = (after: Date) => times.find((time) => time > after) ?? null;
    world.programmes = world.programmes.map((programme) => ({ ...programme, cron: 'deux lundis', next }));
    await look('2026-11-15T10:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => look('2026-11-16T05:00:00Z')));
    expect(world.runs).toHaveLength(1);
    // The server was down when it was due: it runs once, late, and that was the last time.
    await look('2026-12-03T09:00:00Z');
    await look('2027-12-03T09:00:00Z');
    expect(world.runs.slice(1)).toEqual(['2026-12-03T09:00:00.000Z']);
  });

  it('whose time was over before it was known never comes, and another calendar starts anew', async () => {
    const { world, look } = daily();
    const at = (time: string) => (after: Date) => (new Date(time) > after ? new Date(time) : null);
    const [known] = world.programmes;
    if (known === undefined) throw new Error('there is one');
    world.programmes = [{ ...known, cron: 'hier', next: at('2026-11-14T05:00:00Z') }];
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-15T10:00:10Z');
    expect(world.runs).toEqual([]);
    world.programmes = [{ ...known, cron: 'demain', next: at('2026-11-16T05:00:00Z') }];
    await look('2026-11-15T11:00:00Z');
    await look('2026-11-16T05:00:00Z');
    expect(world.runs).toEqual(['2026-11-16T05:00:00.000Z']);
  });

  it('asks for its job and notes that it did in one transaction', async () => {
    const { world, look } = daily();
    const job = essai(() => ({}));
    world.programmes = [
      {
        cle: 'flux-2',
        cron: '0 3 * * *',
        enqueue: (tx, at) =>
          enqueue(tx, { definition: job, donnees: {}, cible: 'Flux', entiteId: null, demandePar: null }, at),
      },
    ];
    await look('2026-11-15T10:00:00Z');
    await look('2026-11-16T02:00:00Z');
    const rows = await queue.db().selectFrom('taches').select('type').where('type', '=', job.type).execute();
    expect(rows).toHaveLength(1);
  });

  it('is looked at from the start, and no more after the stop', async () => {
    const { world } = daily();
    const due = async () => world.programmes;
    const dependencies = { db: queue.db(), clock: { now: () => world.now }, log: createLog('silent'), due };
    await startScheduler(dependencies).stop();
    expect(await queue.db().selectFrom('echeances').select('cle').execute()).toEqual([{ cle: 'flux-1' }]);
  });
});
