import { expect, it } from 'vitest';
import { composed } from './typographie.ts';

it('French has its spaces before its signs and inside its quotes; other languages have none', () => {
  expect(composed('Ouvert ? « Oui » : 12 €', 'fr')).toBe('Ouvert\u202f? «\u00a0Oui\u00a0»\u00a0: 12\u00a0€');
  expect(composed('Open? "Yes": 12 €', 'en')).toBe('Open? "Yes": 12\u00a0€');
});

it('a telephone number is read in one line, in any language; streets and towns are left alone', () => {
  expect(composed('Tel. 04 79 00 00 12', 'de')).toBe('Tel. 04\u00a079\u00a000\u00a000\u00a012');
  expect(composed('+33 4 79 00 00 12', 'fr')).toBe('+33\u00a04\u00a079\u00a000\u00a000\u00a012');
  expect(composed('12 rue du Lac, 73100 Malbrume', 'fr')).toBe('12 rue du Lac, 73100 Malbrume');
});

it('a day is read with its month, as each language writes it', () => {
  expect(composed('Le 1er juin, rue du 8', 'fr')).toBe('Le 1er\u00a0juin, rue du 8');
  expect(composed('Bis 12. Mai 2027', 'de')).toBe('Bis 12.\u00a0Mai 2027');
  expect(composed('Hasta el 12 de mayo de 2027', 'es')).toBe('Hasta el 12\u00a0de\u00a0mayo de 2027');
  expect(composed('12 May, 12 Mayors', 'en')).toBe('12\u00a0May, 12 Mayors');
});
