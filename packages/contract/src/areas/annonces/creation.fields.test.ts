import { expect, it } from 'vitest';
import { creations, nouvelleCreation } from './creation.fields.ts';

const problems = (...some: object[]) => {
  const reading = creations.schema.safeParse(some);
  return reading.success ? [] : reading.error.issues.map(({ path }) => path.join('.'));
};

it('one création per format and language', () => {
  expect(problems(nouvelleCreation(1), { ...nouvelleCreation(1), langue: 'en' }, nouvelleCreation(2))).toEqual([]);
  expect(problems(nouvelleCreation(1), nouvelleCreation(1))).toEqual(['1.langue']);
});

it('what a browser would run is refused at its field', () => {
  expect(problems({ ...nouvelleCreation(1), url: 'javascript:alert(1)' })).toEqual(['0.url']);
});
