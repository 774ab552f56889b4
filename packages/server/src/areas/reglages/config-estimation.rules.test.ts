import { describe, expect, it } from 'vitest';
import { bilanDe } from './config-estimation.rules.ts';

const un = (objet: number, caracteres: number, deMemoire = 0) => ({
  ...{ objet, langue: 'en' as const, textes: 1 },
  ...{ caracteres, deMemoire },
});

describe('what was read of some objets', () => {
  it('is the whole where all of them were read', () => {
    expect(bilanDe([un(1, 10), un(2, 30, 30)], ['en', 'de'], { part: 1, plafond: null, contenus: [] })).toEqual({
      objets: 2,
      langues: [
        { langue: 'en', textes: 2, caracteres: 40, deMemoire: 30 },
        { langue: 'de', textes: 0, caracteres: 0, deMemoire: 0 },
      ],
    });
  });

  it('stands for those that were not read, within what one run takes', () => {
    const lus = [un(1, 10), un(2, 30)];
    expect(bilanDe(lus, ['en'], { part: 10, plafond: null, contenus: [] })).toMatchObject({
      objets: 20,
      langues: [{ caracteres: 400 }],
    });
    expect(bilanDe(lus, ['en'], { part: 10, plafond: 5, contenus: [] })).toMatchObject({
      objets: 5,
      langues: [{ caracteres: 100 }],
    });
  });

  it('is beside records of the product, which were all counted', () => {
    const contenus = [{ langue: 'en' as const, textes: 3, caracteres: 9, deMemoire: 1 }];
    expect(bilanDe([], ['en'], { part: 10, plafond: 5, contenus })).toEqual({
      objets: 0,
      langues: [{ langue: 'en', textes: 3, caracteres: 9, deMemoire: 1 }],
    });
  });
});
