import { SANS_REGLE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { defautsDuProfil } from './profil.rules.ts';
import { regleDe } from './testing/profils.ts';

const SCORE = { genre: 'score', profil: { ref: 'scoring', id: 4 } } as const;

describe('a profile', () => {
  it('may not use the score of another one, in a condition or in a number', () => {
    const regles = [
      regleDe(),
      regleDe({ libelle: 'Boucle', calcul: { mode: 'proportionnel', mesure: SCORE, plein: 10 } }),
      regleDe({ condition: { ...SANS_REGLE, regles: [{ genre: 'nombre', mesure: SCORE, min: 1, max: null }] } }),
    ];
    const defauts = defautsDuProfil({ regles, min: null, max: null });
    expect(defauts.map(({ path }) => path)).toEqual(['regles.1.condition', 'regles.2.condition']);
    expect(defauts[0]?.message).toContain('Boucle');
  });

  it('has a smallest score below its largest', () => {
    expect(defautsDuProfil({ regles: [], min: 10, max: 5 })).toMatchObject([{ path: 'max' }]);
    expect(defautsDuProfil({ regles: [], min: 5, max: 5 })).toEqual([]);
  });
});
