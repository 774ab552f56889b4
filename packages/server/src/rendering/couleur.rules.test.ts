import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contraste, ENCRE, nuancesDe, SURFACES } from './couleur.rules.ts';

const couleur = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('contrast is the one of WCAG', () => {
  expect(contraste('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('whatever the colour of a site, texts in it and on it are readable, on light and on dark', () => {
  fc.assert(
    fc.property(couleur, (chosen) => {
      const { action, surAction, lien, actionSombre, lienSombre } = nuancesDe(chosen);
      expect(contraste(action, surAction)).toBeGreaterThanOrEqual(4.5);
      expect(contraste(actionSombre, ENCRE)).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES.clair) expect(contraste(lien, surface)).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES.sombre) expect(contraste(lienSombre, surface)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

test('a colour that is readable as it is stays as it is', () => {
  expect(nuancesDe('#22577A')).toMatchObject({ action: '#22577a', lien: '#22577a', surAction: '#ffffff' });
  expect(nuancesDe('#ffcc00')).toMatchObject({ action: '#ffcc00', surAction: ENCRE });
});

test('what is no colour is not written into styles', () => {
  expect(nuancesDe('red;}body{display:none')).toEqual(nuancesDe(null));
});
