import { expect, it } from 'vitest';
import { ANOMALIES } from './anomalie.ts';
import { completudeDe, VOLETS_DE_COMPLETUDE } from './completude.ts';

it('an objet without anomaly is complete, and one with all of them has nothing', () => {
  expect(completudeDe([])).toBe(100);
  expect(completudeDe(ANOMALIES.map(({ value }) => value))).toBe(0);
});

it('what is lacking counts once, however it is lacking, and what is not lacking does not count', () => {
  const one = 100 - 100 / VOLETS_DE_COMPLETUDE.length;
  expect(completudeDe(['description-courte'])).toBe(Math.round(one));
  expect(completudeDe(['position-douteuse', 'position-hors-pays'])).toBe(Math.round(one));
  expect(completudeDe(['nom-en-capitales', 'evenement-passe', 'a-venir'])).toBe(100);
});

it('without a photo there is no credit either, and without a description no translation', () => {
  const two = 100 - 200 / VOLETS_DE_COMPLETUDE.length;
  expect(completudeDe(['sans-photo'])).toBe(two);
  expect(completudeDe(['sans-description'])).toBe(two);
});
