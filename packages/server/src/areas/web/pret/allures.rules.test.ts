import { expect, it } from 'vitest';
import { alluresDe } from './allures.rules.ts';
import { freeCode } from './parts.ts';

const MODELES = [
  { id: 1, cle: '4:vignettes', nom: 'Vignettes', base: 'grille' },
  { id: 2, cle: '4:lignes', nom: 'Lignes', base: 'lignes' },
  { id: 3, cle: '4:agenda', nom: 'Agenda', base: 'agenda' },
];

it('each model is a way for a list to look, with the moteur of the site that suits it; the first grid stands beside its map too', () => {
  expect(alluresDe({ moteur: 7, moteurAgenda: 8, carte: 9 }, MODELES)).toEqual([
    { cle: '4:vignettes', nom: 'Vignettes', modele: 1, vue: 'grille', carte: null, moteur: 7 },
    { cle: '4:lignes', nom: 'Lignes', modele: 2, vue: 'liste', carte: null, moteur: 7 },
    { cle: '4:agenda', nom: 'Agenda', modele: 3, vue: 'agenda', carte: null, moteur: 8 },
    { cle: '4:vignettes carte', nom: 'Vignettes, avec une carte', modele: 1, vue: 'mixte', carte: 9, moteur: 7 },
  ]);
});

it('without a map, or without a grid, no look has one; without a moteur of its own, an agenda has that of the lists', () => {
  expect(alluresDe({ moteur: 7, moteurAgenda: null, carte: null }, MODELES).map(({ vue }) => vue)).toEqual([
    'grille',
    'liste',
    'agenda',
  ]);
  expect(alluresDe({ moteur: 7, moteurAgenda: null, carte: 9 }, MODELES.slice(2))).toEqual([
    { cle: '4:agenda', nom: 'Agenda', modele: 3, vue: 'agenda', carte: null, moteur: 7 },
  ]);
});

it('a code that is taken gets the next number that is free', () => {
  expect(freeCode('ou-manger', [])).toBe('ou-manger');
  expect(freeCode('ou-manger', ['ou-manger', 'ou-manger-2', 'ou-manger-vite'])).toBe('ou-manger-3');
});
