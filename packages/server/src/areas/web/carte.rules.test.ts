import { expect, it } from 'vitest';
import { fautesDeBords } from './carte.rules.ts';

const bords = { nord: 46, sud: 45, ouest: 6, est: 7 };

it.each([
  ['no picture', { imageDeFond: null, nord: null, sud: null, ouest: null, est: null }, []],
  ['four edges', { imageDeFond: 1, ...bords }, []],
  ['a missing edge', { imageDeFond: 1, ...bords, est: null }, ['est']],
])('the picture of a map with %s', (_, carte, paths) => {
  expect(fautesDeBords(carte).map(({ path }) => path)).toEqual(paths);
});
