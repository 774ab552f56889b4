import { describe, expect, it } from 'vitest';
import { boolean, choice, date, reference, secret, text } from '../fields/fields.ts';
import { listQuery } from './list-query.ts';

const label = 'Champ';
const query = listQuery(
  {
    nom: text({ label, sortable: true }),
    statut: choice([{ value: 'actif', label: 'Actif' }], { label, filterable: true }),
    entiteId: reference({ label, to: 'entite', filterable: true }),
    visible: boolean({ label, filterable: true }),
    debut: date({ label, filterable: true }),
    cle: secret({ label }),
  },
  'kept',
);
const read = (input: object) => query.safeParse(input);

describe('the query of a list', () => {
  it('has sensible values when nothing is asked', () => {
    expect(query.parse({})).toEqual({
      page: 1,
      itemsPerPage: 20,
      sort: [],
      q: '',
      filter: { etat: 'actif' },
      fields: [],
      compte: 'borne',
    });
  });

  it('sorts by several keys, filters by what fields allow and picks columns', () => {
    const filter = { statut: ['actif', null], entiteId: [3], visible: true, debut: { min: '2026-01-01' } };
    expect(query.parse({ sort: '-nom,id', filter: JSON.stringify(filter), fields: 'nom,statut' })).toMatchObject({
      sort: [
        { field: 'nom', descending: true },
        { field: 'id', descending: false },
      ],
      filter: { ...filter, etat: 'actif' },
      fields: ['nom', 'statut'],
    });
  });

  it('refuses by name what is not on the list, a secret like any unknown field', () => {
    for (const input of [
      { sort: 'statut' },
      { sort: 'cle' },
      { sort: 'inconnu' },
      { fields: 'inconnu' },
      { filter: '{"nom":["x"]}' },
      { filter: '{"cle":["x"]}' },
      { filter: '{"statut":["inconnu"]}' },
      { filter: '{"__proto__":{"x":1}}' },
      { filter: 'pas du json' },
      { itemsPerPage: 201 },
      { page: 0 },
      { autre: 1 },
    ])
      expect([input, read(input).success]).toEqual([input, false]);
  });
});
