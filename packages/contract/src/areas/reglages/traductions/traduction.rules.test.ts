import { describe, expect, it } from 'vitest';
import { coutDe, moisPour } from './traduction.rules.ts';

describe('what it costs', () => {
  it('is the price of each million, or nothing with the free offer', () => {
    expect(coutDe(1_250_000, { fournisseur: 'deepl-pro', prixMillion: 20 })).toBe(25);
    expect(coutDe(1_250_000, { fournisseur: 'deepl-free', prixMillion: 20 })).toBe(0);
    expect(coutDe(1_250_000, { fournisseur: 'libretranslate', prixMillion: 20 })).toBe(0);
  });

  it('takes as many months as the budget, what is free and the ceiling of the instance allow', () => {
    const free = { fournisseur: 'deepl-free', budget: null, plafond: null } as const;
    const pro = { ...free, fournisseur: 'deepl-pro' } as const;
    expect(moisPour(1_000_001, { ...pro, budget: 500_000 })).toBe(3);
    expect(moisPour(1_000_000, free)).toBe(2);
    expect(moisPour(1_000_000, pro)).toBeNull();
    expect(moisPour(1_000_000, { ...pro, plafond: 250_000 })).toBe(4);
    expect(moisPour(1_000_000, { ...pro, budget: 100_000, plafond: 250_000 })).toBe(10);
    expect([moisPour(0, { ...pro, plafond: 10 }), moisPour(5, { ...pro, plafond: 0 })]).toEqual([1, 0]);
  });
});
