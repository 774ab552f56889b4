import { describe, expect, it } from 'vitest';
import { bySysteme, tauxOf } from './champ-taux.rules.ts';

describe('the share of objets that have a field', () => {
  it('is said whole only where it is, and nothing only where there is nothing', () => {
    expect(tauxOf({ remplis: 0, total: 0 })).toBe(0);
    expect(tauxOf({ remplis: 0, total: 9 })).toBe(0);
    expect(tauxOf({ remplis: 1, total: 1_000 })).toBe(1);
    expect(tauxOf({ remplis: 999, total: 1_000 })).toBe(99);
    expect(tauxOf({ remplis: 9, total: 9 })).toBe(100);
  });

  it('adds up the types of a source', () => {
    const lignes = [
      { systeme: 'lei', typeBridge: 'hotel', remplis: 2, total: 4 },
      { systeme: 'apidae', typeBridge: 'hotel', remplis: 1, total: 1 },
      { systeme: 'lei', typeBridge: 'camping', remplis: 1, total: 2 },
    ] as const;
    expect(bySysteme(lignes)).toEqual([
      { systeme: 'lei', remplis: 3, total: 6 },
      { systeme: 'apidae', remplis: 1, total: 1 },
    ]);
  });
});
