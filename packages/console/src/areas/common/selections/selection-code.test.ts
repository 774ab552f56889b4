import { selection } from '@bridge/contract';
import { expect, it } from 'vitest';
import { codeDeSelection } from './selection-code.ts';

it.each([
  ['words', 'Été à la mer', /^ete-a-la-mer-[0-9a-f]{6}$/],
  ['nothing to write it with', '★', /^selection-[0-9a-f]{6}$/],
  ['too many words', 'long '.repeat(60), /^long-/],
])('the code of a sélection is its own, and sound, when its name is %s', (_, nom, code) => {
  expect(codeDeSelection(nom)).toMatch(code);
  expect(codeDeSelection(nom)).not.toBe(codeDeSelection(nom));
  expect(selection.fields.code.schema.safeParse(codeDeSelection(nom)).success).toBe(true);
});
