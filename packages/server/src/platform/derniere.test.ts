import { expect, it, onTestFinished, vi } from 'vitest';
import { createDerniere } from './derniere.ts';
import { createTour } from './tour.ts';

it('one at a time for each person, the newest in the place of the older ones; nobody else is touched', async () => {
  const derniere = createDerniere(createTour({ abreast: 2, waiting: 10, each: [{ abreast: 1 }] }), 0);
  const done: string[] = [];
  let atWork = 0;
  let most = 0;
  const ask = (qui: string, name: string) =>
    derniere(qui, async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atWork -= 1;
      done.push(name);
      return name;
    }).catch((error) => error.errorName);
  const answers = await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1'), ask('a', 'a3'), ask('a', 'a4')]);
  expect(answers).toEqual(['a1', 'replaced', 'b1', 'replaced', 'a4']);
  expect(done.sort()).toEqual(['a1', 'a4', 'b1']);
  expect(most).toBe(2);
  expect(await ask('a', 'a5')).toBe('a5');
});

it('who asks without end is told a few at a time, so that they do not come back all at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const derniere = createDerniere(createTour({ abreast: 2, waiting: 20, each: [{ abreast: 1 }] }));
  let told = 0;
  const ask = () =>
    void derniere('a', () => new Promise(() => undefined)).catch(() => {
      told += 1;
    });
  // One work runs, the newest one waits.
  for (let times = 0; times < 12; times += 1) ask();
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return told;
  };
  expect([await after(900), await after(100), await after(250), await after(250), await after(1_000)]).toEqual([
    0, 1, 2, 3, 7,
  ]);
});
