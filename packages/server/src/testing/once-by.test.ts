import { expect, it } from 'vitest';
import { onceBy } from './once-by.ts';

it.each([
  ['words', 'a', 'b'],
  ['objects', { name: 'a' }, { name: 'a' }],
  ['nothing and an object', null, {}],
])('what is asked for by %s is made once for each, even when it is nothing', (_, one, other) => {
  const asked: unknown[] = [];
  const made = onceBy(
    (key: unknown) => key,
    (key) => {
      asked.push(key);
      return key === one ? undefined : 'made';
    },
  );
  expect([made(one), made(other), made(one), made(other)]).toEqual([undefined, 'made', undefined, 'made']);
  expect(asked).toEqual([one, other]);
});

it('what is asked for at once by the same key is made once', async () => {
  let times = 0;
  const made = onceBy(
    (rank: number) => rank % 2,
    async (rank) => {
      times += 1;
      return rank;
    },
  );
  expect(await Promise.all([made(1), made(3), made(2)])).toEqual([1, 1, 2]);
  expect(times).toBe(2);
});
