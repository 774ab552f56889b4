import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, isCron, NEVER, nextTime } from './schedule.rules.ts';

function times(cron: string, from: string, number: number): string[] {
  const found: string[] = [];
  let moment = new Date(from);
  while (found.length < number) {
    const next = nextTime(cron, moment);
    if (!next) break;
    found.push(next.toISOString().slice(5, 16));
    moment = next;
  }
  return found;
}

describe('a scheduled time, across the change to summer time', () => {
  it('stays at three o’clock on the wall', () => {
    expect(times('0 3 * * *', '2026-03-28T00:00:00Z', 3)).toEqual(['03-28T02:00', '03-29T01:00', '03-30T01:00']);
  });

  it('that does not exist comes once, at the jump', () => {
    expect(times('30 2 * * *', '2026-03-28T00:00:00Z', 3)).toEqual(['03-28T01:30', '03-29T01:00', '03-30T00:30']);
  });

  it('comes every hour of those that exist', () => {
    expect(times('0 * * * *', '2026-03-29T00:30:00Z', 2)).toEqual(['03-29T01:00', '03-29T02:00']);
  });
});

describe('a scheduled time, across the change to winter time', () => {
  it('stays at three o’clock on the wall', () => {
    expect(times('0 3 * * *', '2026-10-24T00:00:00Z', 3)).toEqual(['10-24T01:00', '10-25T02:00', '10-26T02:00']);
  });

  it('that exists twice comes once, the first time', () => {
    expect(times('30 2 * * *', '2026-10-24T12:00:00Z', 2)).toEqual(['10-25T00:30', '10-26T01:30']);
    expect(times('0,30 2 * * *', '2026-10-24T12:00:00Z', 3)).toEqual(['10-25T00:00', '10-25T00:30', '10-26T01:00']);
    expect(times('0 */2 * * *', '2026-10-24T23:30:00Z', 2)).toEqual(['10-25T00:00', '10-25T03:00']);
  });

  it('is not found again by whoever looks between the two', () => {
    for (const moment of ['2026-10-25T00:30:01Z', '2026-10-25T00:59:00Z', '2026-10-25T01:29:00Z'])
      expect(times('30 2 * * *', moment, 1)).toEqual(['10-26T01:30']);
  });

  it('comes every hour, the one that is twice there too', () => {
    expect(times('0 * * * *', '2026-10-24T23:30:00Z', 3)).toEqual(['10-25T00:00', '10-25T01:00', '10-25T02:00']);
  });
});

describe('a due date', () => {
  const cron = '0 3 * * *';
  const calendarOf = (expression: string) => ({
    cron: expression,
    next: (after: Date) => nextTime(expression, after),
  });
  const daily = calendarOf(cron);
  const on = (day: number, hour: string) => new Date(`2026-11-${day}T${hour}:00Z`);
  const known = { cron, prochain_le: on(15, '02:00'), dernier_le: on(14, '02:00') };

  it('that is not reached is waited for', () => {
    expect(decide(known, daily, on(15, '01:59'))).toBeNull();
  });

  it('that was missed for days runs once', () => {
    expect(decide(known, daily, on(20, '12:00'))).toEqual({ run: true, prochain: on(21, '02:00') });
  });

  it('of a changed cron is computed anew and runs nothing', () => {
    expect(decide(known, calendarOf('30 8 * * *'), on(20, '12:00'))).toEqual({ run: false, prochain: on(21, '07:30') });
  });

  it('that is the last one runs, then never again', () => {
    const once = { cron, next: () => null };
    expect(decide(known, once, on(20, '12:00'))).toEqual({ run: true, prochain: NEVER });
    expect(decide({ cron, prochain_le: NEVER, dernier_le: on(20, '12:00') }, once, on(21, '12:00'))).toBeNull();
  });

  it('does not run again when the clock is put back over it', () => {
    const ran = { cron, prochain_le: on(16, '02:00'), dernier_le: on(15, '02:00') };
    expect(decide(ran, daily, on(15, '01:30'))).toBeNull();
  });

  it('that was computed while the clock was far ahead is brought back', () => {
    const ahead = { cron, prochain_le: new Date('2030-01-01T02:00:00Z'), dernier_le: new Date('2029-12-31T02:00:00Z') };
    expect(decide(ahead, daily, on(15, '12:00'))).toEqual({ run: false, prochain: on(16, '02:00') });
  });

  it('comes once a day whenever the scheduler looks, in any year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (moment) => {
          const next = nextTime('30 2 * * *', moment);
          const then = next && nextTime('30 2 * * *', next);
          expect(next && next > moment).toBe(true);
          const hours = next && then ? (then.getTime() - next.getTime()) / 3_600_000 : 0;
          expect(hours).toBeGreaterThanOrEqual(23);
          expect(hours).toBeLessThanOrEqual(25);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a cron', () => {
  it('has five fields and comes some day', () => {
    expect(['0 3 * * *', '*/15 8-18 * * 1-5'].map(isCron)).toEqual([true, true]);
    expect(['', 'demain', '* * * * * *', '0 0 31 2 *', '61 * * * *'].map(isCron)).toEqual(Array(5).fill(false));
  });
});
