import type { ChoixDeFiltre } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ajoutes, choixDe, choixIn, cibleIn, fits, nomDeValeur, slugLibre, slugSuivi } from './choix.rules.ts';

const choix = (slug: string, ...valeurs: ChoixDeFiltre['valeurs']): ChoixDeFiltre => ({
  slug,
  libelle: {},
  valeurs,
  picto: null,
});

describe('the choices of a filter', () => {
  it('are read as far as they can be', () => {
    expect(choixIn('rien')).toEqual([]);
    expect(choixIn([{ slug: 'a', libelle: { fr: 'A', xx: '?' }, valeurs: ['x', 3, { ref: 'tag', id: 2 }] }])).toEqual([
      { slug: 'a', libelle: { fr: 'A' }, valeurs: ['x', { ref: 'tag', id: 2 }], picto: null },
    ]);
    expect(choixIn([{ libelle: { fr: 'A' } }])[0]).toMatchObject({ slug: '', libelle: { fr: 'A' }, valeurs: [] });
  });

  it('never share an address', () => {
    expect(slugLibre('Été au lac', [])).toBe('ete-au-lac');
    expect(slugLibre('Été', ['ete', 'ete-2'])).toBe('ete-3');
    expect(slugLibre('!!!', [])).toBe('choix');
    expect(choixDe('hotel', 'Hôtel', [choix('hotel', 'x')]).slug).toBe('hotel-2');
  });

  it('take the address of their words until somebody writes another', () => {
    expect(slugSuivi('hotel', 'Hôtel', 'Hôtels et auberges', [])).toBe('hotels-et-auberges');
    expect(slugSuivi('dormir', 'Hôtel', 'Hôtels et auberges', [])).toBe('dormir');
    expect(slugSuivi('hotel', 'Hôtel', '', [])).toBe('hotel');
  });

  it('that are proposed join those that are there, once each', () => {
    const known = [choix('dormir', 'hotel', 'camping')];
    const all = ajoutes(known, [choix('hotel', 'hotel'), choix('dormir', 'gite'), choix('musee', 'musee')]);
    expect(all.map(({ slug }) => slug)).toEqual(['dormir', 'dormir-2', 'musee']);
  });

  it('know what they stand for', () => {
    expect(nomDeValeur('restaurant', 'typeBridge', {})).toBe('Restaurant');
    expect(nomDeValeur('de', 'languesParlees', {})).toBe('Allemand');
    expect(nomDeValeur('Malbrume', 'commune', {})).toBe('Malbrume');
    expect(nomDeValeur({ ref: 'tag', id: 3 }, 'tag', { tag: { 3: 'Coup de cœur' } })).toBe('Coup de cœur');
    expect(cibleIn('prix')).toBeNull();
    expect(fits('restaurant', 'critere')).toBe(false);
    expect(fits({ ref: 'modalite', id: 1 }, 'critere')).toBe(true);
  });
});
