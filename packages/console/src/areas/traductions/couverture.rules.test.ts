import { expect, it } from 'vitest';
import { bandesDe, nomDePart, pourcentDe } from './couverture.rules.ts';

const part = { cle: 'en', a_jour: 199, perimee: 1, manquante: 0, a_relire: 0, refusee: 0 };

it('a group is drawn by its states, without those that nobody is in', () => {
  expect(bandesDe(part).map(({ etat, nombre, part: share }) => [etat, nombre, share])).toEqual([
    ['a_jour', 199, 99.5],
    ['perimee', 1, 0.5],
  ]);
});

it('says 100 % only where nothing is left', () => {
  expect(pourcentDe(part)).toBe(99);
  expect(pourcentDe({ ...part, perimee: 0 })).toBe(100);
  expect(pourcentDe({ ...part, a_jour: 0, perimee: 0 })).toBe(0);
});

it('is called as people call it', () => {
  expect([nomDePart('langue', 'de'), nomDePart('commune', 'Ambrelac'), nomDePart('genre', 'acces')]).toEqual([
    'Allemand',
    'Ambrelac',
    'Complément d’accès',
  ]);
});
