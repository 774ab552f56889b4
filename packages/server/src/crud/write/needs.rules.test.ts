import { carte } from '@bridge/contract';
import { expect, it } from 'vitest';
import { fautesDeManques } from './needs.rules.ts';

const bords = { nord: 46, sud: 45, ouest: 6, est: 7 };
const sans = { nord: null, sud: null, ouest: null, est: null };

it.each([
  ['no picture', { imageDeFond: null, ...sans }, []],
  ['four edges', { imageDeFond: 1, ...bords }, []],
  ['an edge of zero', { imageDeFond: 1, ...bords, est: 0 }, []],
  ['a missing edge', { imageDeFond: 1, ...bords, est: null }, ['est']],
])('what a field needs is asked for once it is set: a map with %s', (_, record, paths) => {
  expect(fautesDeManques(carte.fields, record, record).map(({ path }) => path)).toEqual(paths);
});

it('is asked for when one of them changes, not when something else does', () => {
  const record = { imageDeFond: 1, ...sans };
  expect(fautesDeManques(carte.fields, record, { nom: 'Plan' })).toEqual([]);
  expect(fautesDeManques(carte.fields, record, { est: null })).toHaveLength(4);
});
