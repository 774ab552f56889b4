import { describe, expect, it } from 'vitest';
import { changementsDEnsemble } from './changements.rules.ts';

const page = (titre: string) => ({ genre: 'page-libre', titre, texte: [], images: [], saut: 'aucun' }) as const;

const made = (titre: string, parties: readonly string[], pages = 8) => ({
  document: {
    titre,
    sousTitre: '',
    mention: 'Été 2026',
    parties: parties.map(page),
    page: { largeur: 148, hauteur: 210 },
    charte: { pied: '' },
  },
  plan: { pages },
});

describe('what changed of a document itself', () => {
  it('is nothing where it is the same', () => {
    expect(changementsDEnsemble(made('Guide', ['Manger']), made('Guide', ['Manger']))).toEqual([]);
  });

  it('is its titles and how many pages it has, before and after', () => {
    expect(
      changementsDEnsemble(made('Guide', ['Manger', 'Dormir']), made('Agenda', ['Manger', 'Se loger'], 12)),
    ).toEqual([
      { champ: 'Titre', avant: 'Guide', apres: 'Agenda' },
      { champ: 'Nombre de pages', avant: '8', apres: '12' },
      { champ: 'Titre de partie', avant: 'Dormir', apres: 'Se loger' },
    ]);
  });

  it('is each part that came or went, where they are not as many', () => {
    expect(changementsDEnsemble(made('Guide', ['Manger', 'Dormir']), made('Guide', ['Se loger']))).toEqual([
      { champ: 'Titre de partie', avant: 'Manger', apres: '' },
      { champ: 'Titre de partie (2)', avant: 'Dormir', apres: '' },
      { champ: 'Titre de partie (3)', avant: '', apres: 'Se loger' },
    ]);
  });
});
