import { expect, it } from 'vitest';
import { type Boucle, boucleDe, type DiapositiveDeBoucle, langueDuTour, plageEnCours } from './boucle.rules.ts';

const BOUCLE: Boucle = { langues: ['fr'], alternance: 'boucle', ordre: 'sequence', partAnnonces: null };
const slide = (rang: number, changes: Partial<DiapositiveDeBoucle> = {}): DiapositiveDeBoucle => ({
  rang,
  genre: 'texte',
  langue: null,
  tousLes: null,
  duree: 10,
  ...changes,
});
const annonce = (rang: number, changes: Partial<DiapositiveDeBoucle> = {}) =>
  slide(rang, { genre: 'annonce', ...changes });
const rangs = (slides: readonly DiapositiveDeBoucle[], changes: Partial<Boucle> = {}, numero = 0) =>
  boucleDe(slides, { ...BOUCLE, ...changes }, { jour: '2026-11-14', numero }).map(
    ({ diapositive }) => diapositive.rang,
  );

it('ads never take more than their share of a loop, and each has its turn over the loops', () => {
  const slides = [slide(0, { duree: 80 }), annonce(1), annonce(2), annonce(3), annonce(4)];
  const loops = [0, 1, 2, 3].map((numero) => rangs(slides, { partAnnonces: 20 }, numero));
  expect(loops).toEqual([
    [0, 1, 2],
    [0, 3, 4],
    [0, 1, 2],
    [0, 3, 4],
  ]);
  expect(rangs(slides, { partAnnonces: 5 })).toEqual([0]);
  expect(rangs(slides, { partAnnonces: 0 })).toEqual([0]);
  expect(rangs(slides, { partAnnonces: 100 })).toEqual([0, 1, 2, 3, 4]);
});

it('ads alone share with nobody', () => {
  expect(rangs([annonce(0), annonce(1, { tousLes: 3 })], { partAnnonces: 10 })).toEqual([0, 1]);
});

it('a loop in several languages is in the next one each time', () => {
  const langues = ['fr', 'en', 'de'] as const;
  expect([0, 1, 2, 3].map((numero) => langueDuTour({ langues }, numero))).toEqual(['fr', 'en', 'de', 'fr']);
});

it('a plage without a slide at this moment takes the place of nothing', () => {
  const toujours = { jours: [], de: null, a: null, du: null, au: null };
  const plages = [{ ...toujours, nom: 'Matin', prioritaire: false }];
  const at = { jour: '2026-11-14', heure: '10:00' };
  expect(plageEnCours(plages, [{ plage: 'Matin', quand: toujours }], at)).toBe('Matin');
  expect(plageEnCours(plages, [{ plage: 'Matin', quand: { ...toujours, de: '11:00' } }], at)).toBe('');
});
