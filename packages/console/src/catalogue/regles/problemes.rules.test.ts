import type { Condition, Groupe } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { aCompleter, errorsAt, pathOf, problemesDe } from './problemes.rules.ts';
import { sujetsOfferts } from './sujets.ts';

const messages = (condition: Condition) => problemesDe(condition).map(({ message }) => message);
const vide = (id: string): Condition => {
  const found = sujetsOfferts({ champs: [] }).find((sujet) => sujet.id === id);
  if (!found) throw new Error(`no subject ${id}`);
  return found.vide;
};

describe('a condition that was just added', () => {
  it.each([
    ['texte:nom', ['Saisissez au moins un texte.']],
    ['liste:typeBridge', ['Choisissez au moins une valeur.']],
    ['mots:modalites', ['Choisissez au moins une valeur.']],
    ['nombre:simple:prix', ['Indiquez au moins une borne.']],
    ['nombre:critere', ['Choisissez un critère.', 'Indiquez au moins une borne.']],
    ['lieu:communes', ['Choisissez au moins une valeur.']],
    ['lieu:rayon', ['Choisissez un objet.']],
    ['lieu:polygone', ['Trois points au moins.']],
    ['lieu:emprise', ['Cadrez la carte, puis prenez ce cadre.']],
    ['fait:photo', []],
    ['date', []],
    ['ouvert-maintenant', []],
    ['fraicheur:sourceMajLe', []],
  ])('%s says what it lacks', (id, expected) => {
    expect(messages(vide(id))).toEqual(expected);
  });
});

describe('what is rubbed out', () => {
  it('is said in the words of what is missing', () => {
    expect(messages({ genre: 'fraicheur', champ: 'sourceMajLe', op: 'moins', jours: Number.NaN })).toEqual([
      'Indiquez un nombre de jours.',
    ]);
    const periode = { genre: 'jours', de: 0, a: Number.NaN } as const;
    expect(messages({ genre: 'date', sens: 'a-lieu', periode, sansDate: false })).toEqual([
      'Indiquez un nombre de jours.',
    ]);
  });
});

describe('the lines of a tree', () => {
  const tree: Groupe = {
    genre: 'groupe',
    lien: 'et',
    regles: [vide('texte:nom'), { genre: 'groupe', lien: 'ou', regles: [vide('fait:photo'), vide('lieu:polygone')] }],
  };

  it('are counted while something is missing in them, however deep', () => {
    expect(aCompleter(tree)).toBe(2);
  });

  it('lack a condition where a group holds none', () => {
    const empty: Groupe = { genre: 'groupe', lien: 'ou', regles: [] };
    expect(aCompleter(empty)).toBe(0);
    expect(aCompleter({ ...tree, regles: [vide('fait:photo'), empty] })).toBe(1);
  });

  it('have the errors that were said at them or inside them, once each', () => {
    const errors = new Map([
      ['regles.1.regles.0.valeurs.2', 'N’existe plus.'],
      ['regles.1.regles.0.valeurs.3', 'N’existe plus.'],
      ['regles.10', 'Ailleurs.'],
    ]);
    expect(errorsAt(errors, pathOf(pathOf('', 1), 0))).toEqual(['N’existe plus.']);
    expect(errorsAt(errors, pathOf('', 1))).toEqual(['N’existe plus.']);
  });
});
