import type { ProgrammeDEcran } from '@bridge/contract';
import { expect, it } from 'vitest';
import { remarquesDEcran } from './ecran.service.ts';

const ECRAN = {
  diaporama: 4,
  horaire: [],
  orientation: 'paysage',
  langue: null,
  diagonale: null,
  distance: null,
  etat: 'en-ligne',
} as const;
const PROGRAMME = {
  diaporama: 4,
  nom: 'Vitrine',
  largeur: 1_920,
  hauteur: 1_080,
  langues: ['fr'],
  styles: ':host{--titre:84px}',
} as unknown as ProgrammeDEcran;
const told = (changes: object = {}, programmes = [PROGRAMME]) => remarquesDEcran({ ...ECRAN, ...changes }, programmes);

it('a screen that is paired and has a published diaporama needs nothing', () => {
  expect(told()).toEqual([]);
});

it('what is missing is said, with what to do', () => {
  expect(told({ diaporama: null }, [])).toEqual(['Choisissez-lui un diaporama\u00a0: il n’a rien à montrer.']);
  expect(told({}, [])).toEqual([expect.stringContaining('n’est pas publié')]);
  expect(told({ etat: 'a-appairer' })).toEqual([expect.stringContaining('appairez-le')]);
  expect(told({ orientation: 'portrait' })).toEqual([expect.stringContaining('orientation')]);
  expect(told({ langue: 'de' })).toEqual(['«\u00a0Vitrine\u00a0» ne parle pas allemand.']);
});

it('a diaporama of another entity does not show there what the entity of the screen does not see, and it is said', () => {
  const remarques = remarquesDEcran(ECRAN, [PROGRAMME], [4]);
  expect(remarques).toEqual([expect.stringMatching(/«\u00a0Vitrine\u00a0» vient d’une autre entité/)]);
  expect(remarquesDEcran(ECRAN, [PROGRAMME], [5])).toEqual([]);
});

it('titles are large enough for whoever stands there, or it is said', () => {
  expect(told({ diagonale: 43, distance: 3 })).toEqual([]);
  expect(told({ diagonale: 24, distance: 5 })).toEqual([
    'Les titres de «\u00a0Vitrine\u00a0» auront 23\u00a0mm de haut\u00a0: à 5\u00a0m, il en faut 40.',
  ]);
});
