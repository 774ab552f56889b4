import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function setUp() {
  let now = Date.parse('2026-03-02T12:00:00Z');
  const breaker = createBreaker({ now: () => new Date(now) });
  const fail = (times: number) => Array.from({ length: times }, () => breaker.leave('a', 'failed'));
  return {
    breaker,
    fail,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the breaker of a host', () => {
  it('opens at the fifth failure in a row', () => {
    const { breaker, fail } = setUp();
    expect(fail(4)).toEqual([false, false, false, false]);
    expect(breaker.enter('a')).toBe(0);
    expect(fail(1)).toEqual([true]);
    expect(breaker.enter('a')).toBe(60_000);
    expect(breaker.enter('b')).toBe(0);
  });

  it('forgets failures that were not in a row', () => {
    const { breaker, fail } = setUp();
    fail(4);
    breaker.leave('a', 'served');
    fail(4);
    expect(breaker.enter('a')).toBe(0);
  });

  it('is not moved by a caller who gives up', () => {
    const { breaker, fail } = setUp();
    fail(4);
    expect(breaker.leave('a', 'unknown')).toBe(false);
    expect(fail(1)).toEqual([true]);
  });

  it('lets one request try after a minute, and closes when it is served', () => {
    const { breaker, fail, wait } = setUp();
    fail(5);
    wait(59_999);
    expect(breaker.enter('a')).toBe(1);
    wait(1);
    expect(breaker.enter('a')).toBe(0);
    expect(breaker.enter('a')).toBe(1_000);
    breaker.leave('a', 'served');
    expect(breaker.enter('a')).toBe(0);
  });

  it('opens again at once when the try fails', () => {
    const { breaker, fail, wait } = setUp();
    fail(5);
    wait(60_000);
    breaker.enter('a');
    expect(fail(1)).toEqual([true]);
    expect(breaker.enter('a')).toBe(60_000);
  });

  it('leaves the turn to the next one when the try is given up', () => {
    const { breaker, fail, wait } = setUp();
    fail(5);
    wait(60_000);
    breaker.enter('a');
    breaker.leave('a', 'unknown');
    expect(breaker.enter('a')).toBe(0);
  });
});
