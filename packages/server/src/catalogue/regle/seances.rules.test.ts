import { describe, expect, it } from 'vitest';
import { seancesFrom } from '../jours/creneaux.rules.ts';
import { ouverture, periode } from '../testing/ouvertures.ts';
import { contexteAt, RIEN_A_RESOUDRE } from './contexte.ts';
import { prochaineFinDe } from './seances.rules.ts';

describe('the times of an event', () => {
  it('change at the end of one of the day, and at no other hour', () => {
    const end = (of: ReturnType<typeof ouverture>, at: string) => {
      const indexeLe = '2026-11-18';
      const contexte = contexteAt(new Date(at), RIEN_A_RESOUDRE);
      return prochaineFinDe({ seances: seancesFrom(of, indexeLe), indexeLe }, contexte)?.toISOString();
    };
    const two = ouverture([
      periode({
        creneaux: [
          { ouvre: '10:00', ferme: '11:00' },
          { ouvre: '09:00', ferme: '18:00' },
        ],
      }),
    ]);
    expect(end(two, '2026-11-19T07:00:00Z')).toBe('2026-11-19T10:00:00.000Z');
    expect(end(two, '2026-11-19T10:00:00Z')).toBe('2026-11-19T17:00:00.000Z');
    expect(end(two, '2026-11-19T17:00:00Z')).toBeUndefined();
    expect(end(ouverture([periode()]), '2026-11-19T07:00:00Z')).toBeUndefined();
    const night = ouverture([
      periode({ du: '2026-11-18', au: '2026-11-18', creneaux: [{ ouvre: '22:00', ferme: '02:00' }] }),
    ]);
    expect(end(night, '2026-11-18T20:00:00Z')).toBeUndefined();
    expect(end(night, '2026-11-18T23:30:00Z')).toBe('2026-11-19T01:00:00.000Z');
  });
});
