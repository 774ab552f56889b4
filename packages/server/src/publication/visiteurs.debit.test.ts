import { describe, expect, it } from 'vitest';
import { createDebitDeVisiteurs } from './visiteurs.debit.ts';

describe('how much a visitor may send', () => {
  it('is so much a minute, for each network', () => {
    let now = 0;
    const may = createDebitDeVisiteurs({ now: () => new Date(now) }, 2);
    expect([may('192.0.2.1'), may('192.0.2.1'), may('192.0.2.1'), may('192.0.2.2')]).toEqual([true, true, false, true]);
    expect([may('2001:db8::1'), may('2001:db8::2'), may('2001:db8::3')]).toEqual([true, true, false]);
    now += 60_000;
    expect(may('192.0.2.1')).toBe(true);
  });

  it('is no more for the thousands of networks of one subscriber', () => {
    const may = createDebitDeVisiteurs({ now: () => new Date(0) }, 1);
    const allowed = Array.from({ length: 200 }, (_, n) => may(`2001:db8:1:${n.toString(16)}::1`)).filter(Boolean);
    expect(allowed).toHaveLength(20);
    expect(may('2001:db8:2:1::1')).toBe(true);
  });

  it('is so much of each subject', () => {
    const may = createDebitDeVisiteurs({ now: () => new Date(0) }, 1);
    expect([may('192.0.2.1', 7), may('192.0.2.1', 7), may('192.0.2.1', 8)]).toEqual([true, false, true]);
  });

  it('is nothing to those beyond as many as can be told apart', () => {
    const may = createDebitDeVisiteurs({ now: () => new Date(0) }, 2);
    for (let visitor = 0; visitor < 20_000; visitor++)
      may(`10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`);
    expect(may('192.0.2.1')).toBe(false);
    expect(may('10.0.0.0')).toBe(true);
  });
});
