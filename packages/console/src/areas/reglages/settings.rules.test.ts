import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebase, settled, withTyped } from './settings.rules.ts';

interface Values {
  readonly a?: string;
  readonly b?: string;
}
const keys = ['a', 'b'] as const;

describe('a draft over values that others save too', () => {
  it('keeps what was typed, and takes what others saved elsewhere', () => {
    const draft = { base: { a: '1', b: '1' }, typed: { a: '2', b: '1' } };
    expect(rebase<Values>(keys, draft, { a: '1', b: '9' })).toEqual({
      typed: { a: '2', b: '9' },
      changed: ['a'],
      conflicts: [],
    });
  });

  it('says where both changed the same value to different ones', () => {
    const draft = { base: { a: '1' }, typed: { a: '2' } };
    expect(rebase<Values>(keys, draft, { a: '3' })).toEqual({ typed: { a: '2' }, changed: ['a'], conflicts: ['a'] });
    expect(rebase<Values>(keys, draft, { a: '2' })).toEqual({ typed: { a: '2' }, changed: [], conflicts: [] });
  });

  it('counts what was taken away as a change', () => {
    const draft = { base: { a: '1' }, typed: {} };
    expect(rebase<Values>(keys, draft, { a: '1' })).toEqual({ typed: {}, changed: ['a'], conflicts: [] });
    expect(rebase<Values>(keys, draft, { a: '2' }).conflicts).toEqual(['a']);
  });

  it('is no longer in conflict once one of both values was chosen', () => {
    const saved: Values = { a: '3', b: '3' };
    const draft = { base: { a: '1', b: '1' }, typed: { a: '2', b: '2' } };
    const mine = withTyped<Values, 'a'>(keys, { draft, saved }, 'a', '2');
    expect(rebase<Values>(keys, mine, saved)).toMatchObject({ conflicts: ['b'], changed: ['a', 'b'] });
    const theirs = withTyped<Values, 'b'>(keys, { draft: mine, saved }, 'b', '3');
    expect(rebase<Values>(keys, theirs, saved)).toEqual({
      typed: { a: '2', b: '3' },
      changed: ['a'],
      conflicts: [],
    });
  });

  it('is over once it is saved, but for what was typed meanwhile', () => {
    const draft = { base: { a: '1', b: '1' }, typed: { a: '2', b: '1' } };
    expect(settled<Values>(keys, draft, { a: '2', b: '9' })).toBeUndefined();
    const further = { base: { a: '1', b: '1' }, typed: { a: '2', b: '5' } };
    const left = settled<Values>(keys, further, { a: '2', b: '1' });
    expect(rebase<Values>(keys, left, { a: '2', b: '1' })).toMatchObject({ changed: ['b'], conflicts: [] });
    // Somebody else changing it later finds no draft in the way.
    expect(rebase<Values>(keys, settled<Values>(keys, draft, { a: '2' }), { a: '7' }).typed).toEqual({ a: '7' });
  });

  it('never loses what was typed, whatever others save', () => {
    const value = fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined });
    const values = fc.record({ a: value, b: value });
    fc.assert(
      fc.property(values, values, values, (base, typed, saved) => {
        const result = rebase<Record<'a' | 'b', string | undefined>>(keys, { base, typed }, saved);
        for (const key of keys) expect(result.typed[key]).toBe(typed[key] !== base[key] ? typed[key] : saved[key]);
      }),
    );
  });
});
