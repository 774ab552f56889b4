import { expect, it } from 'vitest';
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
