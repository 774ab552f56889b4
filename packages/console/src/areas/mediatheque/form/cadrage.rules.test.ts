import { nombreDe, recadrageSchema } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cadreAutour,
  cadreDe,
  fitCadrage,
  moveCadrage,
  nouveau,
  RATIOS,
  reshapeCadrage,
  resizeCadrage,
} from './cadrage.rules.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const image = fc.double({ min: 0.2, max: 5, noNaN: true });
const ratio = fc.constantFrom(...RATIOS);

describe('the part of a picture that is shown', () => {
  it('is the largest of its shape around the point, and stays in the picture', () => {
    expect(cadreAutour({ x: 0.5, y: 0.5 }, '1/1', 2)).toEqual({ x: 0.25, y: 0, largeur: 0.5, hauteur: 1 });
    expect(cadreAutour({ x: 0, y: 0.5 }, '1/1', 2).x).toBe(0);
    expect(cadreAutour({ x: 1, y: 0.5 }, '1/1', 2).x).toBe(0.5);
    expect(cadreAutour(null, '16/9', 1).hauteur).toBeCloseTo(9 / 16);
  });

  it('is the crop that people chose for that shape, where there is one', () => {
    const own = { nom: 'Une', ratio: '32/18', x: 0.1, y: 0.1, largeur: 0.5, hauteur: 0.5 };
    expect(cadreDe({ focal: null, recadrages: [own] }, '16/9', 1)).toBe(own);
    expect(cadreDe({ focal: null, recadrages: [own] }, '1/1', 1)).toMatchObject({ largeur: 1, hauteur: 1 });
  });

  it('never leaves the picture, however it is moved, resized or shaped', () => {
    fc.assert(
      fc.property(image, ratio, ratio, part, part, part, (whole, first, second, x, y, largeur) => {
        const made = nouveau({ focal: { x, y }, recadrages: [] }, whole);
        const shaped = reshapeCadrage(reshapeCadrage(made, first, whole), second, whole);
        const sized = resizeCadrage(moveCadrage(shaped, x, y), largeur, whole);
        const moved = moveCadrage(sized, y, x);
        for (const one of [made, shaped, sized, moved]) expect(recadrageSchema.safeParse(one).success).toBe(true);
      }),
    );
  });

  it('keeps its shape when it is resized', () => {
    const made = { ...nouveau({ focal: null, recadrages: [] }, 1.5), ratio: '16/9' };
    const sized = resizeCadrage(reshapeCadrage(made, '16/9', 1.5), 0.4, 1.5);
    expect((sized.largeur * 1.5) / sized.hauteur).toBeCloseTo(nombreDe('16/9'), 2);
  });

  it('takes its shape again in another picture, unless it has it there too', () => {
    const made = reshapeCadrage(nouveau({ focal: null, recadrages: [] }, 1.5), '16/9', 1.5);
    expect(fitCadrage([made], 1.502)[0]).toBe(made);
    const [again] = fitCadrage([made], 0.8);
    expect(((again?.largeur ?? 0) * 0.8) / (again?.hauteur ?? 1)).toBeCloseTo(nombreDe('16/9'), 2);
  });

  it('has a name that no other has', () => {
    const first = nouveau({ focal: null, recadrages: [] }, 1);
    const third = nouveau({ focal: null, recadrages: [first, { ...first, nom: 'Recadrage 3' }] }, 1);
    expect(third.nom).toBe('Recadrage 2');
  });
});
