import { type Condition, conditionSchema, norme } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { FAMILLES, motsDuSujet, nomDeSujet, type Sujet, sujetDe, sujetsOfferts, withSujet } from './sujets.ts';

const CHAMPS = [{ code: 'etoiles-vertes', libelle: 'Étoiles vertes', nature: 'texte' }];
const sujets = sujetsOfferts({ champs: CHAMPS });
const sujet = (id: string): Sujet => {
  const found = sujets.find((one) => one.id === id);
  if (!found) throw new Error(`no subject ${id}`);
  return found;
};

describe('what can be asked', () => {
  it('stands in the order of its families, each of which has something', () => {
    expect([...new Set(sujets.map(({ famille }) => famille))]).toEqual([...FAMILLES]);
  });

  it('covers every kind of condition of the contract', () => {
    const genres = new Set(sujets.map(({ vide }) => vide.genre));
    expect([...genres].sort()).toEqual(conditionSchema.options.map(({ shape }) => [...shape.genre.values][0]).sort());
  });

  it('is known again from the condition that it starts', () => {
    for (const { id, vide } of sujets) expect(sujetDe(vide)).toBe(id);
  });

  it('has the fields that the instance added, by their names', () => {
    const condition = sujet('texte:champ:etoiles-vertes').vide;
    expect(nomDeSujet(condition, sujets)).toBe('Étoiles vertes');
    expect(nomDeSujet(condition, sujetsOfferts({ champs: [] }))).toBe('etoiles-vertes');
  });
});

describe('a line that changes its subject', () => {
  const nom: Condition = { genre: 'texte', champ: 'nom', op: 'commence', valeurs: ['Le'], parametre: 'nom' };

  it('keeps the texts and the way that they are compared', () => {
    expect(withSujet(nom, sujet('texte:proprietaire'))).toEqual({ ...nom, champ: 'proprietaire' });
  });

  it('starts anew where nothing of it makes sense, but keeps its public name', () => {
    expect(withSujet(nom, sujet('fait:photo'))).toEqual({
      genre: 'fait',
      fait: 'photo',
      present: true,
      parametre: 'nom',
    });
  });
});

it('what can be asked is found by the words of who asks', () => {
  const sujets = sujetsOfferts({ champs: [] });
  const foundBy = (word: string) =>
    sujets.filter((sujet) => norme(motsDuSujet(sujet)).includes(norme(word))).map(({ id }) => id);
  expect(foundBy('restaurant')).toContain('liste:typeBridge');
  expect(foundBy('terrasse')).toContain('mots:modalites');
  expect(foundBy('distance')).toContain('lieu:rayon');
  expect(foundBy('week-end')).toContain('date');
  expect(foundBy('adhérent')).toContain('mots:tags');
});
