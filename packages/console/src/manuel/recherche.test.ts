import { describe, expect, it } from 'vitest';
import { compilePage } from '../../manuel/compile.ts';
import { searchManuel } from './recherche.ts';

const page = (nom: string, markdown: string) => ({ ...compilePage(nom, markdown), images: {} });
const PAGES = [
  page('tris', '# Tris\n\nUn ordre.\n\n## Scoring\n\nDes points à chaque **événement**.'),
  page('web', '# Web\n\n## Moteurs\n\nUn moteur cherche les événements.\n\n## Cartes\n\nDes points sur un fond.'),
];
const found = (query: string) => searchManuel(PAGES, query).map(({ page: nom, ancre }) => `${nom}#${ancre}`);

describe('searching the manual', () => {
  it('finds the parts that hold every word, accents and capitals aside', () => {
    expect(found('EVENEMENT')).toEqual(['tris#scoring', 'web#moteurs']);
    expect(found('points fond')).toEqual(['web#cartes']);
    expect(found('points absent')).toEqual([]);
  });

  it('puts first the parts whose title says it', () => {
    expect(found('moteur')).toEqual(['web#moteurs']);
    expect(searchManuel(PAGES, 'web points')[0]).toMatchObject({ titre: 'Cartes', titrePage: 'Web' });
  });

  it('puts what says it as it was typed before what has its words apart, and looks past little words', () => {
    const pages = [
      page('mots', '# Mots de Bridge\n\nUne passe des imports.'),
      page(
        'compte',
        '# Compte\n\n## Connexion\n\nVous changez votre mot de passe ici.\n\n## Mot de passe oublié\n\nUn lien arrive.',
      ),
    ];
    const titles = (query: string) => searchManuel(pages, query).map(({ titre }) => titre);
    expect(titles('mot de passe')).toEqual(['Mot de passe oublié', 'Connexion', 'Mots de Bridge']);
    expect(titles('comment changer l’import')).toEqual([]);
    expect(titles('le lien d’un mot')).toEqual(['Mot de passe oublié']);
    expect(searchManuel(pages, 'mot  de passe')[1]?.extrait).toBe('Vous changez votre mot de passe ici.');
  });

  it('shows the words around what was found', () => {
    expect(searchManuel(PAGES, 'fond')[0]?.extrait).toBe('Des points sur un fond.');
  });

  it('finds nothing of nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});
