import type { ChoixDeFiltre } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ajoutes, choixDe, cibleIn, fits, valeursIn } from './choix.rules.ts';

const choix = (slug: string, ...valeurs: ChoixDeFiltre['valeurs']): ChoixDeFiltre => ({
  slug,
  libelle: {},
  valeurs,
  picto: null,
  parDefaut: false,
});

describe('the choices of a filter', () => {
  it('hold the values that can be read', () => {
    expect(valeursIn('rien')).toEqual([]);
    expect(valeursIn(['x', 3, { ref: 'tag', id: 2 }])).toEqual(['x', { ref: 'tag', id: 2 }]);
  });

  it('never share an address', () => {
    expect(choixDe('hotel', 'Hôtel', [choix('hotel', 'x')]).slug).toBe('hotel-2');
  });

  it('that are proposed join those that are there, once each', () => {
    const known = [choix('dormir', 'hotel', 'camping')];
    const all = ajoutes(known, [choix('hotel', 'hotel'), choix('dormir', 'gite'), choix('musee', 'musee')]);
    expect(all).toEqual([...known, choix('dormir-2', 'gite'), choix('musee', 'musee')]);
  });

  it('know what they stand for', () => {
    expect(cibleIn('prix')).toBeNull();
    expect(fits('restaurant', 'critere')).toBe(false);
    expect(fits({ ref: 'modalite', id: 1 }, 'critere')).toBe(true);
  });
});
