import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requeteDe } from './recherche.repository.ts';

describe('the words that objets are looked for by', () => {
  it('must all be there, each itself or one that stands for it; the last may be a beginning', () => {
    expect(requeteDe([['Gîtes', 'location'], ['lac']])).toBe("(('gite') | ('location')) & (('lac':*))");
    expect(requeteDe([['bnb', 'chambre d’hôtes']])).toBe("(('bnb':*) | ('chambr' & 'hote'))");
    expect(requeteDe([['chambre d’hôtes', 'bnb']])).toBe("(('chambr' & 'hote') | ('bnb'))");
  });

  it('ask for nothing where they say nothing', () => {
    expect(requeteDe([['le'], ['de'], ['!']])).toBe('');
    expect(requeteDe([])).toBe('');
  });

  it('never say more than words, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), { maxLength: 4 }), (mots) => {
        expect(requeteDe(mots)).toMatch(/^(?:[()&| ]|'[^'\\\s()&|!:<>]+'(?::\*)?)*$/);
      }),
    );
  });
});
