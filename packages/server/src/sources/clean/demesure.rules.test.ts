import { describe, expect, it } from 'vitest';
import { refuseDemesuree } from './demesure.rules.ts';

describe('a record without measure', () => {
  it.each([
    ['a list', { features: Array.from({ length: 20_000 }, (_, rang) => `kb:${rang}`) }],
    ['lists of lists', { lieux: Array.from({ length: 200 }, () => ({ noms: Array.from({ length: 200 }, String) })) }],
    ['a text of many values', { PRESTATIONS: Array.from({ length: 20_000 }, (_, rang) => `mot ${rang}`).join('#') }],
  ])('is refused: %s', (_what, valeur) => {
    expect(() => refuseDemesuree(valeur)).toThrow(
      expect.objectContaining({ motif: expect.stringContaining('démesurée') }),
    );
  });

  it('is none for its long texts, its dates of many years or its tracks', () => {
    const fiche = {
      description: 'Au bord de l’eau, un moulin\u00a0; on y va. '.repeat(5_000),
      dates: Array.from({ length: 2_000 }, () => ({ du: '2026-01-01', au: '2026-01-02' })),
      geometry: { coordinates: Array.from({ length: 50_000 }, () => [6.1, 48.7]) },
    };
    expect(() => refuseDemesuree(fiche)).not.toThrow();
  });
});
