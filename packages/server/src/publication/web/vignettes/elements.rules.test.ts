import { describe, expect, it } from 'vitest';
import { contexteAt, RIEN_A_RESOUDRE } from '../../../catalogue/regle/contexte.ts';
import type { ObjetIndexe } from '../../../catalogue/regle/objet-indexe.ts';
import { objetDe } from '../../../catalogue/regle/testing/objet-indexe.ts';
import { ouvertDe } from './elements.rules.ts';

/** Sunday 15 November 2026, 11:20 in Paris. */
const contexte = contexteAt(new Date('2026-11-15T10:20:00Z'), RIEN_A_RESOUDRE);
const isOpen = (objet: Partial<ObjetIndexe>) =>
  ouvertDe({ indexe: objetDe({ faits: ['horaires'], indexeLe: '2026-11-15', ...objet }) }, { contexte });
const LE_MATIN: ObjetIndexe['creneaux'] = [[9 * 60, 12 * 60]];
const LE_SOIR: ObjetIndexe['creneaux'] = [[20 * 60, 23 * 60]];

describe('whether an objet is open', () => {
  it('is told from its hours, where they are known', () => {
    expect([isOpen({ creneaux: LE_MATIN }), isOpen({ creneaux: LE_SOIR })]).toEqual([true, false]);
    expect(isOpen({ creneaux: LE_MATIN, faits: [] })).toBeNull();
  });

  it('is not said of an event that is to come: it is not closed', () => {
    expect(isOpen({ typeBridge: 'evenement', creneaux: LE_SOIR })).toBeNull();
    expect(isOpen({ typeBridge: 'evenement', creneaux: [] })).toBeNull();
    expect(isOpen({ typeBridge: 'evenement', creneaux: LE_MATIN })).toBe(true);
  });
});
