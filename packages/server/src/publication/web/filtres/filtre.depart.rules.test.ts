import { describe, expect, it } from 'vitest';
import { unChoix, unFiltre } from '../testing/filtres.ts';
import { adresseDe, avec, type FiltreOffert, readEtat, toggleChoix } from './filtre.rules.ts';

const TYPE = unFiltre({
  id: 2,
  code: 'type',
  cible: 'typeBridge',
  choix: [unChoix('hotel', ['hotel']), unChoix('table', ['restaurant'])],
});
const read = (filtres: readonly FiltreOffert[], requete: string, types: readonly string[] = ['hotel', 'restaurant']) =>
  readEtat(new URLSearchParams(requete), { filtres, tris: [], texte: false, guide: false, types });

describe('what a filter asks at first', () => {
  const [hotel, table] = TYPE.choix;
  if (!hotel || !table) throw new Error('two choices');
  const type = { ...TYPE, choix: [{ ...hotel, parDefaut: true }, table] };
  const prix = unFiltre({ id: 4, code: 'prix', cible: 'prix', departA: 50 });
  const quand = unFiltre({ id: 5, code: 'quand', cible: 'dates', departQuand: 'ce-week-end' });
  const ouvert = unFiltre({ id: 7, code: 'ouvert', cible: 'ouvert', departOui: true });
  const all = [type, prix, quand, ouvert];

  it('is asked until an address says otherwise, and is not told by the address', () => {
    const etat = read(all, '');
    expect(etat.filtres).toEqual({
      type: { genre: 'choix', slugs: ['hotel'] },
      prix: { genre: 'nombre', de: null, a: 50 },
      quand: { genre: 'dates', periode: { quand: 'ce-week-end' } },
      ouvert: { genre: 'bascule' },
    });
    expect(adresseDe(etat)).toBe('');
  });

  it('is taken away by who wants none of it, and stays away', () => {
    const etat = avec(avec(toggleChoix(read(all, ''), type, 'hotel'), 'prix', null), 'ouvert', null);
    expect(adresseDe(etat)).toBe('?ouvert=-&prix=-&type=-');
    expect(read(all, '?ouvert=-&prix=-&type=-')).toEqual(etat);
  });

  it('leaves its place to what a form without script sends', () => {
    expect(adresseDe(read(all, 'type=-&type=table&prix=-&prix-de=20&prix-a=&quand=-&ouvert=-'))).toBe(
      '?ouvert=-&prix=20-&quand=-&type=table',
    );
    expect(
      adresseDe(read(all, 'type=-&type=hotel&prix=-&prix-de=&prix-a=50&quand=ce-week-end&ouvert=-&ouvert=1')),
    ).toBe('');
  });

  it('is one choice at most where a filter allows one', () => {
    const both = { ...type, multiple: false, choix: type.choix.map((one) => ({ ...one, parDefaut: true })) };
    expect(read([both], '').filtres).toEqual({ type: { genre: 'choix', slugs: ['hotel'] } });
  });
});

it('a field of the dictionary that visitors may not know asks for nothing, at first or since', () => {
  const [choix] = TYPE.choix;
  if (!choix) throw new Error('a choice');
  const secret = unFiltre({ code: 'secret', cible: 'champ', departDe: 1, choix: [{ ...choix, parDefaut: true }] });
  for (const requete of ['', 'secret=hotel', 'secret=1-'])
    expect(read([secret], requete)).toMatchObject({ filtres: {}, defauts: {} });
});

describe('a filter for some types', () => {
  const etoiles = unFiltre({ id: 3, code: 'etoiles', cible: 'classement', types: ['hotel', 'camping'] });
  const codes = (requete: string, types?: readonly string[]) =>
    Object.keys(read([TYPE, etoiles], requete, types).filtres);

  it('asks once all that is left is of these types', () => {
    expect(codes('etoiles=3-')).toEqual([]);
    expect(codes('etoiles=3-&type=hotel')).toEqual(['type', 'etoiles']);
    expect(codes('etoiles=3-&type=hotel,table')).toEqual(['type']);
    expect(codes('etoiles=3-', ['camping', 'hotel'])).toEqual(['etoiles']);
    expect(codes('etoiles=3-', [])).toEqual([]);
  });
});

describe('a filter after another', () => {
  const commune = unFiltre({ choix: [unChoix('auray', ['Auray'])], apres: 2 });
  const ouvert = unFiltre({ id: 7, code: 'ouvert', cible: 'ouvert', apres: 1, departOui: true });

  it('asks once the other was answered, and so on', () => {
    const codes = (requete: string) => Object.keys(read([TYPE, commune, ouvert], requete).filtres);
    expect(codes('commune=auray')).toEqual([]);
    expect(codes('commune=auray&type=hotel')).toEqual(['type', 'commune', 'ouvert']);
    // The default answer of a filter waits with the filter.
    expect(adresseDe(read([TYPE, commune, ouvert], 'type=hotel'))).toBe('?type=hotel');
  });

  it('does not wait for one that is not there, nor for one that waits for it', () => {
    expect(Object.keys(read([commune], 'commune=auray').filtres)).toEqual(['commune']);
    const type = { ...TYPE, apres: 1 };
    expect(Object.keys(read([type, commune], 'commune=auray').filtres)).toEqual(['commune']);
  });
});

describe('the area of a map', () => {
  const commune = unFiltre({ widget: 'carte', choix: [unChoix('auray', ['Auray'])] });
  const asked = (requete: string, filtre = commune) => adresseDe(read([filtre], requete));

  it('is asked in place of communes, to a hundred metres', () => {
    expect(asked('commune-emprise=-3.12345,47.5,-2.9,47.7')).toBe('?commune-emprise=-3.123,47.5,-2.9,47.7');
    expect(asked('commune-emprise=-3,47,-2,48&commune=auray')).toBe('?commune=auray');
    expect(asked('commune-emprise=-3,47,-2,48', { ...commune, widget: 'cases' })).toBe('');
  });

  it.each(['-2,47,-3,48', '-3,48,-2,47', '-3,47,-2', '-3,47,-2,48,1', '-190,47,-2,48', 'a,b,c,d', ''])(
    'asks for nothing where it says « %s »',
    (emprise) => {
      expect(asked(`commune-emprise=${emprise}`)).toBe('');
    },
  );
});
