import { describe, expect, it } from 'vitest';
import { documentVide } from '../../catalogue/objet.schemas.ts';
import { caracteresDe, coutDe, moisPour, textesATraduire } from './traduction.rules.ts';

const DOCUMENT = {
  ...documentVide(),
  nom: { fr: 'Lac' },
  resume: { fr: 'Au bord du lac.', en: 'By the lake.' },
  description: { fr: 'Un grand lac.' },
  medias: [{ cle: '1', genre: 'image' as const, url: 'https://a.example/1.jpg', legende: { fr: 'Le soir' } }],
};
const asked = { champs: ['resume', 'description', 'legendes'] as const, source: 'fr', cible: 'en' } as const;

describe('what is to be translated', () => {
  it('is what is written in the source language and not in the other', () => {
    expect(textesATraduire(DOCUMENT, asked)).toEqual([
      { champ: 'description', texte: 'Un grand lac.' },
      { champ: 'legendes', texte: 'Le soir' },
    ]);
  });

  it('is never what a person wrote', () => {
    const ecrits = [{ champ: 'description', langue: 'en' as const }];
    expect(textesATraduire(DOCUMENT, { ...asked, ecrits }).map(({ champ }) => champ)).toEqual(['legendes']);
  });

  it('is counted in characters, whatever they are made of', () => {
    expect(caracteresDe([{ champ: 'nom', texte: 'Été 🏔️' }])).toBe(6);
  });
});

describe('what it costs', () => {
  it('is the price of each million, or nothing with the free offer', () => {
    expect(coutDe(1_250_000, { fournisseur: 'deepl-pro', prixMillion: 20 })).toBe(25);
    expect(coutDe(1_250_000, { fournisseur: 'deepl-free', prixMillion: 20 })).toBe(0);
  });

  it('takes as many months as the budget, and what is free, allow', () => {
    expect(moisPour(1_000_001, { fournisseur: 'deepl-pro', budget: 500_000 })).toBe(3);
    expect(moisPour(1_000_000, { fournisseur: 'deepl-free', budget: null })).toBe(2);
    expect(moisPour(1_000_000, { fournisseur: 'deepl-pro', budget: null })).toBeNull();
  });
});
