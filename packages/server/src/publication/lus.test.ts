import { expect, it } from 'vitest';
import { createLus } from './lus.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute));

it('numbers that follow one another are one range, whatever their order', () => {
  const lus = createLus();
  for (const numero of [4, 5, 8, 7, 1, 6, 3, 10]) lus.add(numero, at(0));
  expect(String(lus)).toBe('{[1,1],[3,8],[10,10]}');
});

it('nothing was read at first', () => {
  expect(String(createLus())).toBe('{}');
});

it('a number that was skipped is awaited until what surrounds it is old', () => {
  const lus = createLus();
  for (const [numero, minute] of [
    [1, 0],
    [3, 1],
    [5, 8],
    [7, 9],
  ] as const)
    lus.add(numero, at(minute));
  lus.settle(at(5));
  expect(String(lus)).toBe('{[1,3],[5,5],[7,7]}');
  lus.settle(at(5));
  lus.add(4, at(2));
  expect(String(lus)).toBe('{[1,5],[7,7]}');
  lus.settle(at(30));
  expect(String(lus)).toBe('{[1,7]}');
});
