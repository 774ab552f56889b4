import { describe, expect, it } from 'vitest';
import { directionOf, nextSort } from './sort.rules.ts';

const asc = (field: string) => ({ field, descending: false });
const desc = (field: string) => ({ field, descending: true });

describe('sorting by a header', () => {
  it('goes up, then down, then back to the order of the list', () => {
    expect(nextSort([desc('modifieLe')], 'nom', false, false)).toEqual([asc('nom')]);
    expect(nextSort([asc('nom')], 'nom', false, false)).toEqual([desc('nom')]);
    expect(nextSort([desc('nom')], 'nom', false, false)).toEqual([]);
  });

  it('starts with the most recent for a date, and turns round what is already so', () => {
    expect(nextSort([asc('nom')], 'modifieLe', true, false)).toEqual([desc('modifieLe')]);
    expect(nextSort([desc('modifieLe')], 'modifieLe', true, false)).toEqual([asc('modifieLe')]);
    expect(nextSort([asc('modifieLe')], 'modifieLe', true, false)).toEqual([]);
  });

  it('adds a key behind the others with shift, turns it round, then takes it away', () => {
    expect(nextSort([asc('nom')], 'code', false, true)).toEqual([asc('nom'), asc('code')]);
    expect(nextSort([asc('nom'), asc('code')], 'nom', false, true)).toEqual([desc('nom'), asc('code')]);
    expect(nextSort([desc('nom'), asc('code')], 'nom', false, true)).toEqual([asc('code')]);
  });

  it('keeps three keys at most', () => {
    expect(nextSort([asc('a'), asc('b'), asc('c')], 'd', false, true)).toEqual([asc('b'), asc('c'), asc('d')]);
  });

  it('says the rank of each key', () => {
    expect(directionOf([asc('nom'), desc('code')], 'code')).toEqual({ descending: true, rank: 2 });
    expect(directionOf([], 'code')).toBeNull();
  });
});
