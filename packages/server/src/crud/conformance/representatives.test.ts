import { describe, expect, it } from 'vitest';
import { representativesOf, traitsOf } from './testing/representatives.ts';
import { specimen, WALKED } from './testing/specimen.resource.ts';

const chosen = representativesOf([specimen, ...WALKED.filter((resource) => resource !== specimen)]);
const traits = [...new Set(WALKED.flatMap(traitsOf))].sort();
const borne = traits.map((trait) => {
  const by = chosen.filter((resource) => traitsOf(resource).includes(trait));
  return { trait, by: by.map(({ id }) => id).join(', ') };
});

describe('the resources that stand for all others', () => {
  it('are the specimen and few others', () => {
    expect(chosen[0]).toBe(specimen);
    expect(chosen.length).toBeLessThan(WALKED.length / 2);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  it.each(borne)('$trait: $by', ({ by }) => {
    expect(by).not.toBe('');
  });
});
