import { expect, it } from 'vitest';
import { attenteDeNouvelles, CADENCE, PROMIS } from './cadence.ts';

it('a screen whose stream is cut asks soon enough for what is promised of it, and one that is spoken to does not ask', () => {
  const { battement, silence, ronde, nouvelles, hasard } = CADENCE;
  expect(silence).toBeGreaterThan(battement);
  expect(silence + ronde).toBeLessThan(PROMIS.urgence);
  expect(nouvelles + hasard + ronde).toBeLessThanOrEqual(PROMIS.retrait);
});

it('a screen tells its news as often as its server asks, every minute where it asks for nothing that makes sense', () => {
  expect(attenteDeNouvelles(1)).toBe(CADENCE.nouvelles);
  expect(attenteDeNouvelles(4)).toBe(CADENCE.nouvelles + 3 * 60_000);
  for (const said of [undefined, null, 0, -3, 1.5, '2', Number.NaN])
    expect(attenteDeNouvelles(said)).toBe(CADENCE.nouvelles);
});
