import { describe, expect, it } from 'vitest';
import { createSuspicion } from './suspicion.ts';

const lease = (bail: string, jeton = 1) => ({ id: 7, jeton, bail });

describe('a lease that looks over', () => {
  it('is given up once it has not moved for a while', () => {
    let now = 0;
    const deadAmong = createSuspicion(20, () => now);
    expect(deadAmong([lease('a')])).toEqual([]);
    now = 19;
    expect(deadAmong([lease('a')])).toEqual([]);
    now = 20;
    expect(deadAmong([lease('a')])).toEqual([lease('a')]);
  });

  it('is left alone when its worker renews it, or another one has it', () => {
    let now = 0;
    const deadAmong = createSuspicion(20, () => now);
    deadAmong([lease('a')]);
    now = 30;
    expect(deadAmong([lease('b')])).toEqual([]);
    now = 60;
    expect(deadAmong([lease('b', 2)])).toEqual([]);
  });

  it('is watched anew when it had recovered', () => {
    let now = 0;
    const deadAmong = createSuspicion(20, () => now);
    deadAmong([lease('a')]);
    deadAmong([]);
    now = 30;
    expect(deadAmong([lease('a')])).toEqual([]);
  });
});
