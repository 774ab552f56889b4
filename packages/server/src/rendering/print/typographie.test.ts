import { expect, it } from 'vitest';
import { composed } from './typographie.ts';

it('French has its spaces before its signs and inside its quotes; other languages have none', () => {
  expect(composed('Ouvert ? « Oui » : 12 €', 'fr')).toBe('Ouvert\u202f? «\u00a0Oui\u00a0»\u00a0: 12\u00a0€');
  expect(composed('Open? "Yes": 12 €', 'en')).toBe('Open? "Yes": 12 €');
});

it('a telephone number is read in one line, in any language; dates and prices are left alone', () => {
  expect(composed('Tel. 04 79 00 00 12', 'de')).toBe('Tel. 04\u00a079\u00a000\u00a000\u00a012');
  expect(composed('+33 4 79 00 00 12', 'fr')).toBe('+33\u00a04\u00a079\u00a000\u00a000\u00a012');
  expect(composed('12 rue du Lac, 73100 Malbrume, le 12 juin', 'fr')).toBe('12 rue du Lac, 73100 Malbrume, le 12 juin');
});
