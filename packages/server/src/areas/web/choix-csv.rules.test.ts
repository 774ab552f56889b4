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

it('a file without the column of values, or that is no table, is refused', () => {
  expect(() => readLignes('Nom;Libellé\nA;B')).toThrow(TableauIllisible);
  expect(() => readLignes('Valeur;X\n"A;B')).toThrow(TableauIllisible);
});
