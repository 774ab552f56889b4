import { expect, it } from 'vitest';
import { DatabaseUnavailableError, whileAlive } from './while-alive.ts';

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

it('what comes in time comes without a question', async () => {
  const asked: string[] = [];
  const isAlive = async () => asked.push('alive?') > 0;
  expect(await whileAlive(Promise.resolve('here'), { deadline: 10_000, isAlive })).toBe('here');
  expect(asked).toEqual([]);
});

it('what comes late comes all the same while it is alive', async () => {
  let asked = 0;
  const isAlive = async () => {
    asked += 1;
    return true;
  };
  expect(await whileAlive(after(60, 'late'), { deadline: 10, isAlive })).toBe('late');
  expect(asked).toBeGreaterThan(1);
});

it('what nobody makes any more is given up, and disposed of if it comes after all', async () => {
  let finish: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const disposed: string[] = [];
  const given = whileAlive(work, { deadline: 10, isAlive: async () => false }, (late) => disposed.push(late));
  await expect(given).rejects.toThrow(DatabaseUnavailableError);
  finish('too late');
  await after(0, undefined);
  expect(disposed).toEqual(['too late']);
});

it('a process that was kept from running reads what had come before it judges', async () => {
  // The work resolves after the timers of its turn, as a socket is read.
  const work = new Promise<string>((resolve) => setImmediate(() => resolve('read')));
  const given = whileAlive(work, { deadline: 5, isAlive: async () => false });
  for (const end = performance.now() + 30; performance.now() < end; );
  expect(await given).toBe('read');
});

it('a failure comes as it is', async () => {
  const failing = Promise.reject(new Error('refused'));
  await expect(whileAlive(failing, { deadline: 10, isAlive: async () => true })).rejects.toThrow('refused');
});
