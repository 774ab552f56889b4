import { expect, it } from 'vitest';
import { civilDayIn, civilTimeIn, finDuJour, instantIn } from './fuseau.rules.ts';

it('hours are those of where the screen is, in winter as in summer', () => {
  expect(instantIn('Europe/Paris', '2026-01-15', '09:00').toISOString()).toBe('2026-01-15T08:00:00.000Z');
  expect(instantIn('Europe/Paris', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T07:00:00.000Z');
  expect(instantIn('Indian/Reunion', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T05:00:00.000Z');
  expect(instantIn('Pacific/Tahiti', '2026-07-15', '09:00').toISOString()).toBe('2026-07-15T19:00:00.000Z');
  expect(civilTimeIn('America/Cayenne', new Date('2026-07-15T02:00:00Z'))).toBe('2026-07-14T23:00:00');
  expect(civilDayIn('Pacific/Tahiti', new Date('2026-07-15T09:00:00Z'))).toBe('2026-07-14');
  expect(finDuJour('Indian/Reunion', '2026-07-31').toISOString()).toBe('2026-07-31T20:00:00.000Z');
});
