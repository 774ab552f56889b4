import { describe, expect, it } from 'vitest';
import { prochainesExecutions } from './editions.endpoints.ts';

describe('the next dates of a cron', () => {
  const isAsked = (body: object) => prochainesExecutions.body?.safeParse({ expression: '0 6 * * 1', ...body }).success;

  it('are asked for within the days of the schedule, or without any', () => {
    expect(isAsked({})).toBe(true);
    expect(isAsked({ du: '2027-01-01' })).toBe(true);
    expect(isAsked({ du: '2027-01-01', au: '2027-12-31' })).toBe(true);
  });

  it('are not asked for from a day that is half written', () => {
    expect(isAsked({ du: '2027-01' })).toBe(false);
  });
});
