import { expect, it } from 'vitest';
import { valueInWords } from '../../kernel/fields/value.words.ts';
import { technique } from './media.fields.ts';
import { FICHIERS_DE_MEDIA } from './media.resource.ts';

it('every kind of media has its words, and people read its weight as on their own files', () => {
  expect(FICHIERS_DE_MEDIA.filter((type) => valueInWords(technique.typeMime, type).includes('/'))).toEqual([]);
  expect(valueInWords(technique.poids, 1_234_567)).toBe('1,2\u00a0Mo');
});
