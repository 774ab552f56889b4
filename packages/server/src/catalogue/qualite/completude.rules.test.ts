import { type DocumentObjet, documentVide } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { completudeOf, languesOf } from './completude.rules.ts';

function document(over: Partial<DocumentObjet>): DocumentObjet {
  return { ...documentVide(), ...over };
}
const sujet = { schema: 'test', code: 'acces', libelle: {} };

describe('completeness', () => {
  it('is the share of what is written that a language has', () => {
    const of = document({
      nom: { fr: 'Le Moulin' },
      resume: { fr: 'Un moulin', en: 'A mill' },
      description: { fr: '<p>Un moulin à vent</p>', en: '<p> </p>' },
      textes: [
        { sujet, corps: { fr: 'En train', en: 'By train', de: 'Mit dem Zug' } },
        { sujet, corps: {} },
      ],
    });
    expect(completudeOf(of, ['fr', 'en', 'de', 'nl'])).toEqual({ fr: 100, en: 50, de: 25, nl: 0 });
  });

  it('counts a text that French lacks against French', () => {
    expect(completudeOf(document({ nom: { fr: 'A' }, resume: { en: 'B' } }), ['fr', 'en'])).toEqual({ fr: 50, en: 50 });
  });

  it('is nothing for an objet without a word, and ignores languages that do not exist', () => {
    expect(completudeOf(documentVide(), ['fr', 'xx'])).toEqual({ fr: 0 });
  });
});

describe('the languages of an objet', () => {
  it('are those of its description, its summary or its name', () => {
    const of = document({ nom: { fr: 'A', it: ' ' }, resume: { de: 'B' }, description: { en: 'C' } });
    expect(languesOf(of)).toEqual(['fr', 'en', 'de']);
  });

  it('are none for an objet without a word', () => {
    expect(languesOf(documentVide())).toEqual([]);
  });
});
