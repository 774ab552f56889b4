import { describe, expect, it } from 'vitest';
import { mouvementsEntre, rank } from './rang.rules.ts';

const notes = (...scores: readonly [id: number, score: number][]) => scores.map(([id, score]) => ({ id, score }));

describe('ranks', () => {
  it('go from the best, equal scores in the order of the catalogue', () => {
    expect(rank(notes([3, 5], [1, 5], [2, 9])).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('tell who moves by enough, the largest moves first', () => {
    const avant = new Map([
      [1, 30],
      [2, 20],
      [3, 10],
    ]);
    const apres = rank(notes([1, 0], [2, 20], [3, 30]));
    expect(mouvementsEntre(apres, avant, 1).map(({ note, rang, rangAvant }) => [note.id, rangAvant, rang])).toEqual([
      [3, 3, 1],
      [1, 1, 3],
    ]);
    expect(mouvementsEntre(apres, avant, 3)).toEqual([]);
  });

  it('are those among the objets that had a score before', () => {
    const apres = rank(notes([1, 50], [2, 40], [3, 30]));
    expect(mouvementsEntre(apres, new Map([[3, 10]]), 1)).toEqual([]);
  });
});
