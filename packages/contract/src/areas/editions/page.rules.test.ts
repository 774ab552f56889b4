import { describe, expect, it } from 'vitest';
import { dimensionsDe, fautesDePage, largeurDeColonne, type MiseEnPage } from './page.rules.ts';

const A5: MiseEnPage = {
  format: 'a5',
  orientation: 'portrait',
  largeur: null,
  hauteur: null,
  margeHaut: 12,
  margeBas: 14,
  margeInterieure: 14,
  margeExterieure: 10,
  colonnes: 2,
  gouttiere: 5,
};

describe('a page', () => {
  it('is a good A5 as a new model has it', () => {
    expect(fautesDePage(A5)).toEqual([]);
    expect(largeurDeColonne(A5)).toBe(59.5);
  });

  it('lies down in landscape, and keeps the size that people typed', () => {
    expect(dimensionsDe({ ...A5, orientation: 'paysage' })).toEqual({ largeur: 210, hauteur: 148 });
    const own = { ...A5, format: 'personnalise', largeur: 120, hauteur: 90, orientation: 'paysage' } as const;
    expect(dimensionsDe(own)).toEqual({ largeur: 120, hauteur: 90 });
  });

  it.each<[string, Partial<MiseEnPage>, string]>([
    ['its size is missing', { format: 'personnalise', largeur: 100 }, 'hauteur'],
    ['its margins leave no width', { format: 'personnalise', largeur: 40, hauteur: 200 }, 'margeInterieure'],
    ['its margins leave no height', { format: 'personnalise', largeur: 200, hauteur: 40 }, 'margeHaut'],
    ['its columns are too narrow', { colonnes: 6, gouttiere: 15 }, 'colonnes'],
  ])('is refused where %s, at the field that mends it', (_, changes, path) => {
    expect(fautesDePage({ ...A5, ...changes })).toMatchObject([{ path }]);
  });
});
