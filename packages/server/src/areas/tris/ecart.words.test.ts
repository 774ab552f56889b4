import { describe, expect, it } from 'vitest';
import { ecartEnMots } from './ecart.words.ts';

const LE = new Date('2026-11-14T03:00:00Z');
const base = { calcule: 10, enregistre: 10, calculeLe: LE, gele: false };

describe('the score that is stored beside the one that is explained', () => {
  it('needs no word where they are the same', () => {
    expect(ecartEnMots(base)).toBe('');
    expect(ecartEnMots({ ...base, calcule: null, enregistre: null })).toBe('');
  });

  it('is the one of a frozen profile', () => {
    expect(ecartEnMots({ ...base, enregistre: 7.5, gele: true })).toBe(
      'Le score enregistré est 7,5, calculé le 14 novembre 2026\u00a0: le profil est gelé, ses scores ne changent plus.',
    );
  });

  it('is older than what changed since', () => {
    expect(ecartEnMots({ ...base, enregistre: 7.5 })).toContain('ont changé depuis');
    expect(ecartEnMots({ ...base, enregistre: null })).toContain('n’a pas de score enregistré');
    expect(ecartEnMots({ ...base, calcule: null })).toContain('Le score enregistré est 10');
  });

  it('is awaited where none was worked out', () => {
    expect(ecartEnMots({ ...base, enregistre: null, calculeLe: null })).toContain('pas encore été calculés');
  });
});
