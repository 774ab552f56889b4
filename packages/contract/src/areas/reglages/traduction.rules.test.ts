import { describe, expect, it } from 'vitest';
import { coutDe, moisPour } from './traduction.rules.ts';

describe('what it costs', () => {
  it('is the price of each million, or nothing with the free offer', () => {
    expect(coutDe(1_250_000, { fournisseur: 'deepl-pro', prixMillion: 20 })).toBe(25);
    expect(coutDe(1_250_000, { fournisseur: 'deepl-free', prixMillion: 20 })).toBe(0);
    expect(coutDe(1_250_000, { fournisseur: 'libretranslate', prixMillion: 20 })).toBe(0);
  });

  it('takes as many months as the budget, and what is free, allow', () => {
    expect(moisPour(1_000_001, { fournisseur: 'deepl-pro', budget: 500_000 })).toBe(3);
    expect(moisPour(1_000_000, { fournisseur: 'deepl-free', budget: null })).toBe(2);
    expect(moisPour(1_000_000, { fournisseur: 'deepl-pro', budget: null })).toBeNull();
  });
});
