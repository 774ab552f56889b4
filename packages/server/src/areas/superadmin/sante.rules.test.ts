import { describe, expect, it } from 'vitest';
import { judgeBase, judgeMediatheque, judgeStockage, judgeTaches } from './sante.rules.ts';

const now = new Date('2026-11-15T10:00:00Z');
const task = { nom: 'journal', dernierLe: '2026-11-15T09:30:00Z', dureeMs: 3, resultat: {}, erreur: null };

describe('the state of the instance', () => {
  it('asks for care before the connections of the database run out', () => {
    expect(judgeBase({ connexions: 79, connexionsMax: 100 }).etat).toBe('bon');
    expect(judgeBase({ connexions: 80, connexionsMax: 100 }).etat).toBe('attention');
  });

  it('tells a maintenance that is late from one that fails', () => {
    expect(judgeTaches([task], now).etat).toBe('bon');
    expect(judgeTaches([], now).etat).toBe('bon');
    expect(judgeTaches([{ ...task, dernierLe: '2026-11-15T06:59:00Z' }], now).etat).toBe('attention');
    expect(
      judgeTaches(
        [
          { ...task, erreur: 'x' },
          { ...task, dernierLe: null },
        ],
        now,
      ).etat,
    ).toBe('panne');
  });

  it('warns of a disk that fills up, and says what to do', () => {
    expect(judgeStockage({ libre: 20e9, total: 100e9 })).toEqual({ etat: 'bon', conseil: null });
    expect(judgeStockage({ libre: 9e9, total: 100e9 }).etat).toBe('attention');
    const full = judgeStockage({ libre: 0.4e9, total: 1e9 });
    expect(full.etat).toBe('panne');
    expect(full.conseil).toContain('Libérez de la place');
    expect(judgeStockage(null).conseil).toContain('DATA_DIR');
  });

  it('warns of media whose rights are past or end this week', () => {
    expect(judgeMediatheque({ bientot: 0, expires: 0 })).toEqual({ etat: 'bon', conseil: null });
    expect(judgeMediatheque({ bientot: 2, expires: 0 }).conseil).toContain('cette semaine');
    expect(judgeMediatheque({ bientot: 2, expires: 1 }).conseil).toContain('droits passés');
  });
});
