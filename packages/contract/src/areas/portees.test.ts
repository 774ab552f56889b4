import { expect, it } from 'vitest';
import { PORTEES } from './portees.ts';
import { RESOURCES } from './resources.ts';

it('a tag may be kept to whatever bears tags', () => {
  const tagged = RESOURCES.filter(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'references' && field.to === 'tag'),
  );
  expect(PORTEES.map(({ value }) => value).sort()).toEqual(tagged.map(({ id }) => id).sort());
});
