import { expect, it } from 'vitest';
import { identifiantsPossibles } from './identifiants.rules.ts';

const noms = (valeurs: readonly unknown[]) => identifiantsPossibles(valeurs).map(({ champ }) => champ);

it('proposes the columns that are filled and different in each record, those called so first', () => {
  const lignes = [
    { Nom: 'Hôtel du Lac', Insee: '96001', Slug: 'hotel-du-lac', 'Réf_ fiche': 'A-1', Commune: 'Ambreville' },
    { Nom: 'Gîte du Pont', Insee: '96001', Slug: 'gite-du-pont', 'Réf_ fiche': 'A-2', Commune: 'Coursan' },
  ];
  expect(identifiantsPossibles(lignes)[0]).toEqual({ champ: 'Réf_ fiche', exemples: ['A-1', 'A-2'] });
  expect(noms(lignes)).toEqual(['Réf_ fiche', 'Slug', 'Commune']);
});

it('finds those of portals of open data, beside the fields or among them', () => {
  const records = ['a1', 'b2'].map((recordid, rang) => ({
    recordid,
    fields: { nom: `Parc ${rang}`, maj: '2026-01-01' },
  }));
  expect(noms(records)).toEqual(['recordid']);
  expect(noms([1, 2].map((Code) => ({ type: 'Feature', properties: { Code, lat: 48.1234 + Code } })))).toEqual([
    'Code',
  ]);
});

it('takes neither a column with holes or repeats, nor a date, an address, a telephone, a place', () => {
  const ligne = (rang: number) => ({
    Code: rang > 1 ? '' : 'A',
    Ref: 'A',
    'Site id': `https://exemple.fr/${rang}`,
    Tel: `02 99 00 00 0${rang}`,
    Id_mail: `a${rang}@exemple.fr`,
    X: `2.00${rang}`,
  });
  expect(noms([1, 2].map(ligne))).toEqual([]);
  expect(noms([{ Nom: 'Hôtel', Identifiant: 'H1' }])).toEqual(['Identifiant']);
  expect(noms([])).toEqual([]);
});

it('takes prices for identifiers only where nothing is called one', () => {
  expect(noms([668, 698].map((semaine) => ({ Ref: `R${semaine}`, semaine })))).toEqual(['Ref']);
  expect(noms([668, 698].map((semaine) => ({ semaine })))).toEqual(['semaine']);
});
