import { describe, expect, it } from 'vitest';
import { factsOf } from './essai.words.ts';

describe('the facts of a test', () => {
  it('tell how much there is, how much was read, and how long it took', () => {
    expect(factsOf({ total: 1, lus: 1, rejetes: 0, duree: 340 })).toBe(
      '1 fiche dans le flux · 1 fiche lue, aucune rejetée · moins d’une seconde',
    );
  });

  it('say nothing of a total that the source does not give', () => {
    expect(factsOf({ total: null, lus: 20, rejetes: 2, duree: 1_000 })).toBe('20 fiches lues, 2 rejetées · 1\u00a0s');
  });
});
