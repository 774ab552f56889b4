import { expect, it } from 'vitest';
import { compteursEnMots, compteursSchema } from './importation.schemas.ts';

it('what a run did is told in numbers that agree with their words', () => {
  const rien = compteursSchema.parse(Object.fromEntries(Object.keys(compteursSchema.shape).map((name) => [name, 0])));
  expect(compteursEnMots({ ...rien, crees: 1, modifies: 2, rattaches: 4, rejetes: 1 })).toBe(
    '1\u00a0créé, 2\u00a0modifiés, 4\u00a0rattachés, 1\u00a0rejeté',
  );
  expect(compteursEnMots(rien)).toBe('aucun changement');
});
