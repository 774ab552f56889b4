import { describe, expect, it } from 'vitest';
import { formOf, sentenceOfItem, titleOfItem } from '../../kernel/fields/variants.items.ts';
import { type ChoixDeFiltre, choixDeFiltre, nomDeValeur, slugLibre } from './filtre.fields.ts';

const choix = (slug: string, valeurs: ChoixDeFiltre['valeurs'], libelle = {}): ChoixDeFiltre => ({
  slug,
  libelle,
  valeurs,
  picto: null,
  parDefaut: false,
});
const NOMS = { modalite: { 21: 'Piscine' }, tag: { 3: 'Coup de cœur' } };

describe('a choice of a filter', () => {
  it('is called as its first value, until it has words of its own', () => {
    expect(titleOfItem(choixDeFiltre, choix('a', [{ ref: 'modalite', id: 21 }, 'x']), NOMS)).toBe('Piscine');
    expect(titleOfItem(choixDeFiltre, choix('a', ['x'], { fr: 'Baignade' }), NOMS)).toBe('Baignade');
    expect(titleOfItem(choixDeFiltre, choix('a', []), NOMS)).toBe('Choix sans valeur');
  });

  it('tells its address, and what it stands for where that is more than one thing', () => {
    const phraseDe = (of: ChoixDeFiltre) => sentenceOfItem(choixDeFiltre, of, NOMS);
    expect(phraseDe(choix('eau', ['restaurant']))).toBe('eau');
    expect(phraseDe(choix('eau', ['restaurant', 'Malbrume']))).toBe('eau · Restaurant, Malbrume');
    expect(phraseDe(choix('eau', []))).toBe('eau · aucune valeur');
  });

  it('is not offered twice', () => {
    const twice = [choix('a', ['restaurant', 'hotel']), choix('b', ['hotel', 'restaurant']), choix('c', ['hotel'])];
    const { error } = choixDeFiltre.input?.safeParse(twice) ?? {};
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['1.valeurs']);
    // Values saved before this rule are still read.
    expect(choixDeFiltre.schema.safeParse(twice).success).toBe(true);
  });

  it('knows what its values are called', () => {
    const noms = (['restaurant', 'de', 'Malbrume', { ref: 'tag', id: 3 }] as const).map((one) =>
      nomDeValeur(one, NOMS),
    );
    expect(noms).toEqual(['Restaurant', 'Allemand', 'Malbrume', 'Coup de cœur']);
  });

  it('has an address of its own', () => {
    expect(slugLibre('Été au lac', [])).toBe('ete-au-lac');
    expect(slugLibre('Été', ['ete', 'ete-2'])).toBe('ete-3');
    expect(slugLibre('!!!', [])).toBe('choix');
    const { error } = choixDeFiltre.schema.safeParse([choix('a', ['x']), choix('b', ['y']), choix('a', ['z'])]);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['2.slug']);
  });

  it('takes the address of its words until somebody writes another', () => {
    const renamed = (before: ChoixDeFiltre, fr: string, others: ChoixDeFiltre[] = []) =>
      formOf(choixDeFiltre, before)?.settle?.({ ...before, libelle: { fr } }, 'libelle', {
        before,
        others,
        names: NOMS,
      }).slug;
    expect(renamed(choix('hotel', ['hotel']), 'Hôtels et auberges')).toBe('hotels-et-auberges');
    expect(renamed(choix('dormir', ['hotel']), 'Hôtels et auberges')).toBe('dormir');
    expect(renamed(choix('hotel', ['hotel']), '')).toBe('hotel');
    expect(renamed(choix('hotel', ['hotel']), 'Tables', [choix('tables', ['x'])])).toBe('tables-2');
  });
});
