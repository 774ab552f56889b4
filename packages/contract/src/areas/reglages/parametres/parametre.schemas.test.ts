import { expect, it } from 'vitest';
import { lienSchema } from './parametre.schemas.ts';

it('an address that is published is one line', () => {
  expect(lienSchema.safeParse('mailto:securite@exemple.fr').success).toBe(true);
  expect(lienSchema.safeParse('mailto:securite@exemple.fr\nPolicy: https://ailleurs.example').success).toBe(false);
});
