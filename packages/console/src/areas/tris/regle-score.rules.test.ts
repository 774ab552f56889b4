import { regleDeScoreSchema, SANS_REGLE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import {
  calculEnMots,
  calculNeuf,
  conditionEnMots,
  conditionsEnMots,
  defautDeRegle,
  pointsEnMots,
  regleNeuve,
} from './regle-score.rules.ts';

describe('a rule of score', () => {
  it('needs nothing but a name once it is added, however its points are counted', () => {
    for (const mode of ['fixe', 'proportionnel', 'degressif'])
      expect(
        regleDeScoreSchema.safeParse({ ...regleNeuve(), libelle: 'Photo', calcul: calculNeuf(mode) }).success,
      ).toBe(true);
  });

  it('says its points with their sign', () => {
    expect([10, -2.5, 0, Number.NaN].map(pointsEnMots)).toEqual(['+10', '−2,5', '0', '…']);
  });

  it('says how its points are counted', () => {
    const regle = { ...regleNeuve(), points: 25 };
    expect(calculEnMots({ ...regle, calcul: calculNeuf('proportionnel') }, {})).toBe(
      '+25 au plus, selon la valeur «\u00a0Nombre de photos\u00a0» (tous à 5)',
    );
    expect(calculEnMots({ ...regle, calcul: calculNeuf('degressif') }, {})).toBe(
      '+25 au plus, dégressifs sur 365\u00a0jours depuis la dernière mise à jour',
    );
  });

  it('says that a half-written condition is still to be completed', () => {
    expect(conditionEnMots(SANS_REGLE, {})).toBe('Tous les objets publiés.');
    const condition = {
      ...SANS_REGLE,
      regles: [{ genre: 'liste' as const, champ: 'typeBridge' as const, op: 'une' as const, valeurs: [] }],
    };
    expect(conditionEnMots(condition, {})).toBe('Condition à compléter.');
  });

  it('says a condition again once a name in it is known', () => {
    const mesure = { genre: 'critere' as const, critere: { ref: 'critere' as const, id: 4 } };
    const condition = { ...SANS_REGLE, regles: [{ genre: 'nombre' as const, mesure, min: 1, max: null }] };
    const before = conditionsEnMots({})(condition);
    const after = conditionsEnMots({ critere: { 4: 'Sauna' } })(condition);
    expect(after).not.toBe(before);
    expect(after).toContain('Sauna');
  });

  it('may not depend on another score', () => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: 3 } } as const;
    expect(defautDeRegle({ ...regleNeuve(), calcul: { mode: 'proportionnel', mesure, plein: 5 } })).toContain(
      'autre score',
    );
    expect(defautDeRegle(regleNeuve())).toBeUndefined();
  });
});
