import { expect, it } from 'vitest';
import { mesureDeCapacite } from './capacite.words.ts';
import { codeEnMots } from './code.words.ts';

it('a code that nobody has a word for says that it is one; words stay words', () => {
  expect(codeEnMots('96009999')).toBe('code\u00a096009999');
  expect(codeEnMots('bbc8c233-44ca-45ab-a564-a1056b155786')).toMatch(/^code\u00a0bbc8/);
  expect(codeEnMots('Office de tourisme')).toBe('Office de tourisme');
  expect(codeEnMots('')).toBe('');
});

it('a capacity is called as people do', () => {
  expect(mesureDeCapacite('nombreTotalPersonnes')).toBe('Nombre de personnes');
  expect(mesureDeCapacite('nombreBateauxPlats')).toBe('Nombre bateaux plats');
  expect(mesureDeCapacite('Couverts')).toBe('Couverts');
});
