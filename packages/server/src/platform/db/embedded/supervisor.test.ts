import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { silentLog } from '../db-log.ts';
import { type Running, restartDelay, supervise } from './supervisor.ts';

interface FakeProcess extends Running {
  crash(): void;
  stopped: boolean;
}

function fakeProcess(): FakeProcess {
  let resolve: (reason: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const fake: FakeProcess = {
    exited: promise,
    stopped: false,
    crash: () => resolve('SIGKILL'),
    async stop() {
      fake.stopped = true;
      resolve('code 0');
    },
  };
  return fake;
}

/** A world whose launches follow the plan: a process comes up, or the launch fails. */
function world(plan: ('up' | 'fails')[]) {
  const launched: FakeProcess[] = [];
  const delays: number[] = [];
  let time = 0;
  const supervision = {
    log: silentLog,
    now: () => time,
    wait: async (milliseconds: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      delays.push(milliseconds);
      await nextTurn();
    },
    launch: async () => {
      if ((plan.shift() ?? 'up') === 'fails') throw new Error('no');
      const fake = fakeProcess();
      launched.push(fake);
      return fake;
    },
  };
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  return { supervision, launched, delays, advance, settle };
}

test('a process that dies is started again', async () => {
  const { supervision, launched, settle } = world([]);
  const supervised = await supervise(supervision);
  launched[0]?.crash();
  await settle();
  expect(launched).toHaveLength(2);
  await supervised.stop();
  expect(launched[1]?.stopped).toBe(true);
});

test('a start that fails is tried again, each time a little later', async () => {
  const { supervision, launched, delays, settle } = world(['up', 'fails', 'fails', 'up']);
  const supervised = await supervise(supervision);
  launched[0]?.crash();
  await settle();
  expect(delays).toEqual([200, 400, 800]);
  expect(launched).toHaveLength(2);
  await supervised.stop();
});

test('a crash after a long calm counts as the first', async () => {
  const { supervision, launched, delays, advance, settle } = world([]);
  const supervised = await supervise(supervision);
  launched[0]?.crash();
  await settle();
  launched[1]?.crash();
  await settle();
  advance(61_000);
  launched[2]?.crash();
  await settle();
  expect(delays).toEqual([200, 400, 200]);
  await supervised.stop();
});

test('nothing starts again after stop', async () => {
  const { supervision, launched, settle } = world([]);
  const supervised = await supervise(supervision);
  await supervised.stop();
  await settle();
  expect(launched).toHaveLength(1);
});

test('the failure of the first launch is the caller’s', async () => {
  await expect(supervise(world(['fails']).supervision)).rejects.toThrow('no');
});

test('a stop while it waits to restart ends at once', async () => {
  const { supervision, launched, settle } = world([]);
  const wait = (_: number, signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const supervised = await supervise({ ...supervision, wait });
  launched[0]?.crash();
  await settle();
  await supervised.stop();
  expect(launched).toHaveLength(1);
});

test('the delay between restarts has a ceiling', () => {
  expect(restartDelay(50)).toBe(10_000);
});
