import { expect, it } from 'vitest';
import { choixDesLignes, readLignes, TableauIllisible } from './choix-csv.rules.ts';

const known = (ecrit: string) => (ecrit === 'inconnu' ? null : ecrit.toLowerCase());

it('a line is a choice: values between bars, a label in each language, an address', () => {
  const lignes = readLignes(
    '\uFEFFValeur;Libellé;Libellé en;adresse\nHotel|Camping;Dormir;"Sleep; rest";nuit\nRestaurant;;;\n',
  );
  const { choix, ecartees } = choixDesLignes(lignes, known);
  expect(choix).toEqual([
    {
      slug: 'nuit',
      libelle: { fr: 'Dormir', en: 'Sleep; rest' },
      valeurs: ['hotel', 'camping'],
      picto: null,
      parDefaut: false,
    },
    { slug: 'restaurant', libelle: {}, valeurs: ['restaurant'], picto: null, parDefaut: false },
  ]);
  expect(ecartees).toEqual([]);
});

it('what a line lacks is told with its number, and the others are kept', () => {
  const { choix, ecartees } = choixDesLignes(readLignes('Valeur,Libellé\ninconnu,X\n,Y\nA,Z\nA,Z'), known);
  expect(choix.map(({ slug }) => slug)).toEqual(['z', 'z-2']);
  expect(ecartees).toEqual([
    { ligne: 2, raison: '«\u00a0inconnu\u00a0» n’est pas une valeur que ce filtre connaît.' },
    { ligne: 3, raison: 'La valeur est vide.' },
  ]);
});

it('a line is told by its number in the file, after blank lines and cells of several lines', () => {
  const { ecartees } = choixDesLignes(readLignes('Valeur;Libellé\n\n"A\nB";Z\n\ninconnu;X\n'), known);
  expect(ecartees.map(({ ligne }) => ligne)).toEqual([6]);
});

it('of many lines that are left out, the first ones are told, with how many there are', () => {
  const { ecartees, totalEcartees } = choixDesLignes(readLignes(`Valeur\n${'inconnu\n'.repeat(300)}`), known);
  expect([ecartees.length, ecartees[0]?.ligne, totalEcartees]).toEqual([20, 2, 300]);
});

it('a file that is not UTF-8 is refused rather than read without its accents', () => {
  const contenu = new TextDecoder().decode(Buffer.from('Valeur;Libellé\nHotel;Hôtel', 'latin1'));
  expect(() => readLignes(contenu)).toThrow(/UTF-8/);
});

it('a table that is too large is refused before it is gone through', () => {
  expect(() => readLignes(`${'x;'.repeat(101)}Valeur\na`)).toThrow('trop grand');
  expect(() => readLignes(`Valeur\n${'a\n'.repeat(2_001)}`)).toThrow('trop grand');
});

it('a file without the column of values, or that is no table, is refused', () => {
  expect(() => readLignes('Nom;Libellé\nA;B')).toThrow(TableauIllisible);
  expect(() => readLignes('Valeur;X\n"A;B')).toThrow(TableauIllisible);
});
