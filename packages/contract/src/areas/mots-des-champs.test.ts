import { expect, it } from 'vitest';
import { valueInWords } from '../kernel/fields/value.words.ts';
import { RESOURCES } from './resources.ts';

it('a rule, a plan or a slide is told in words wherever it is told, in a history too: never as programs write it', () => {
  const documents = RESOURCES.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'json' ? [{ name: `${id}.${name}`, said: valueInWords(field, field.initial) }] : [],
    ),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.filter(({ said }) => /[{}[\]"]|undefined|\bnull\b/.test(said))).toEqual([]);
});
