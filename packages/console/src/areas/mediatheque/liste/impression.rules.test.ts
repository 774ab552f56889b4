import { expect, it } from 'vitest';
import { isImprimable, pourImpression } from './impression.rules.ts';

it('large enough for print is asked of both sides, beside the rest, and taken back', () => {
  const asked = pourImpression({ genre: ['photo'] });
  expect(asked).toEqual({ genre: ['photo'], largeur: { min: 1_772 }, hauteur: { min: 1_772 } });
  expect(pourImpression(asked)).toEqual({ genre: ['photo'] });
});

it('whoever asks for more asks for that too; whoever asks for one side does not', () => {
  expect(isImprimable({ largeur: { min: 4_000 }, hauteur: { min: 3_000 } })).toBe(true);
  expect(isImprimable({ largeur: { min: 4_000 } })).toBe(false);
  expect(isImprimable({ largeur: { max: 4_000 }, hauteur: { min: 3_000 } })).toBe(false);
});
