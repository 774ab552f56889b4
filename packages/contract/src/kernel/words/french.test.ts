import { describe, expect, it } from 'vitest';
import { agree, aOf, countOf, manyOf, type Noun, newOf, noneOf, ofTheOf, theOf, thisOf } from './french.ts';

const tag: Noun = { one: 'Tag', many: 'Tags' };
const utilisateur: Noun = { one: 'Utilisateur', many: 'Utilisateurs' };
const entite: Noun = { one: 'Entité', many: 'Entités', feminine: true };
const liste: Noun = { one: 'Liste', many: 'Listes', feminine: true };

describe('a noun of the product', () => {
  it('takes the article of its gender, elided before a vowel', () => {
    expect([tag, utilisateur, entite, liste].map(aOf)).toEqual(['un tag', 'un utilisateur', 'une entité', 'une liste']);
    expect([tag, utilisateur, entite, liste].map(theOf)).toEqual(['le tag', 'l’utilisateur', 'l’entité', 'la liste']);
    expect([tag, utilisateur, entite, liste].map(ofTheOf)).toEqual([
      'du tag',
      'de l’utilisateur',
      'de l’entité',
      'de la liste',
    ]);
    expect([tag, utilisateur, entite].map(thisOf)).toEqual(['ce tag', 'cet utilisateur', 'cette entité']);
    expect([tag, utilisateur, entite].map(newOf)).toEqual(['Nouveau tag', 'Nouvel utilisateur', 'Nouvelle entité']);
    expect([tag, entite].map(noneOf)).toEqual(['Aucun tag', 'Aucune entité']);
  });

  it('is counted: zero and one are singular', () => {
    expect([0, 1, 2, 1_234].map((count) => countOf(entite, count))).toEqual([
      '0 entité',
      '1 entité',
      '2 entités',
      '1\u202f234 entités',
    ]);
  });

  it('makes participles agree, and keeps a name that is all capitals', () => {
    expect([agree(tag, 'créé'), agree(entite, 'créé'), agree(entite, 'créé', 2)]).toEqual(['créé', 'créée', 'créées']);
    expect(manyOf({ one: 'API', many: 'API' })).toBe('API');
  });
});
