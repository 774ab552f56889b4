import { expect, it } from 'vitest';
import { CADENCE, PROMIS } from './cadence.ts';

it('a screen whose stream is cut asks soon enough for what is promised of it, and one that is spoken to does not ask', () => {
  const { battement, silence, regard, nouvelles, hasard } = CADENCE;
  expect(silence).toBeGreaterThan(battement);
  expect(silence + regard).toBeLessThan(PROMIS.urgence);
  expect(nouvelles + hasard + regard).toBeLessThanOrEqual(PROMIS.retrait);
});
