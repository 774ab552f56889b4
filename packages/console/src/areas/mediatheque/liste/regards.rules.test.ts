import { describe, expect, it } from 'vitest';
import { compteDe, isRegard, REGARDS } from './regards.rules.ts';

const etat = {
  aCompleter: [9],
  doublons: [
    [1, 2, 3],
    [4, 5],
  ],
  inutilises: [6, 7],
  bientot: [],
  expires: [8],
  poids: 0,
  quota: null,
};

describe('what deserves a look', () => {
  it('is counted by media, and duplicates by file', () => {
    expect(REGARDS.map((regard) => [regard.id, compteDe(regard, etat)])).toEqual([
      ['a-completer', 1],
      ['expires', 1],
      ['bientot', 0],
      ['doublons', 2],
      ['inutilises', 2],
    ]);
  });

  it('is named by the address', () => {
    expect(isRegard('doublons')).toBe(true);
    expect(isRegard('tableau')).toBe(false);
  });
});
