import { describe, expect, it } from 'vitest';
import { fenetreDe } from '../../fenetre.rules.ts';
import { jourEnMots, joursDe } from './statistiques.rules.ts';

describe('the days that are looked at', () => {
  it('end today, in Paris', () => {
    expect(fenetreDe(7, new Date('2026-11-15T12:00:00Z'))).toEqual({ du: '2026-11-09', au: '2026-11-15' });
    expect(fenetreDe(7, new Date('2026-11-15T23:30:00Z'))).toEqual({ du: '2026-11-10', au: '2026-11-16' });
  });

  it('are all there, across a change of hour too', () => {
    const jours = joursDe(
      { jours: [{ jour: '2026-10-25', vues: 4, clics: 1 }] },
      { du: '2026-10-24', au: '2026-10-27' },
    );
    expect(jours.map(({ jour, vues }) => `${jour} ${vues}`)).toEqual([
      '2026-10-24 0',
      '2026-10-25 4',
      '2026-10-26 0',
      '2026-10-27 0',
    ]);
  });

  it('are said in words', () => {
    expect(jourEnMots({ jour: '2026-11-15', vues: 1, clics: 0 })).toBe('15 nov. 2026\u00a0: 1 vue, 0 clic');
  });
});
