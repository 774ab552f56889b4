import { expect, it } from 'vitest';
import { civilTimeIn, instantIn } from './fuseau.rules.ts';

it('hours are those of where the screen is, in winter as in summer', () => {
  expect(instantIn('Europe/Paris', '2026-01-15', '09:00').toISOString()).toBe('2026-01-15T08:00:00.000Z');
  expect(instantIn('Europe/Paris', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T07:00:00.000Z');
  expect(instantIn('Indian/Reunion', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T05:00:00.000Z');
  expect(instantIn('Pacific/Tahiti', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T19:00:00.000Z');
  expect(civilTimeIn('America/Cayenne', new Date('2026-07-15T02:00:00Z'))).toBe('2026-07-14T23:00:00');
});
