import { expect, it } from 'vitest';
import { choices, number, reference, text } from './fields.ts';
import { precisionInWords } from './precision.words.ts';
import { list } from './variants.ts';

const TYPES = ['hotel', 'camping', 'gite', 'musee'].map((value) => ({ value, label: value }));
const fields = {
  commune: text({ label: 'Commune' }),
  nombre: number({ label: 'Objets' }),
  largeur: number({ label: 'Largeur', unit: 'px' }),
  hauteur: number({ label: 'Hauteur', unit: 'px' }),
  types: choices(TYPES, { label: 'Types' }),
  domaines: list({ domaine: text({ label: 'Domaine' }) }, { label: 'Domaines', itemTitle: 'domaine', most: 5 }),
  entite: reference({ label: 'Entité', to: 'entite' }),
};
const say = (values: Readonly<Record<string, unknown>>) =>
  precisionInWords({ hints: Object.keys(values), fields }, Object.values(values));

it('what tells a record apart is short: sides of a picture together, three of many, names and no numbers of records', () => {
  expect(say({ commune: 'Malbrume', nombre: 1200 })).toBe('Malbrume, 1\u202f200\u00a0objets');
  expect(say({ commune: 'Photo', largeur: 1200, hauteur: 800 })).toMatch(/^Photo, 1\s200 × 800\spx$/);
  expect(say({ commune: null, largeur: 1200, hauteur: null })).toMatch(/^1\s200\spx$/);
  expect(say({ types: ['hotel', 'camping', 'gite', 'musee'] })).toBe('hotel, camping, gite…');
  expect(say({ domaines: [{ domaine: 'www.lac.fr' }], entite: 'Office du lac' })).toBe('www.lac.fr, Office du lac');
  expect(say({ types: [], domaines: [], entite: null })).toBe('');
});
