import { describe, expect, it } from 'vitest';
import { objet } from '../../areas/objets/objet.resource.ts';
import { READ_ONLY_RESOURCES, RESOURCES } from '../../areas/resources.ts';
import { choices, references, text, translated, url } from '../fields/fields.ts';
import { resourceSchemas } from './resource-schemas.ts';

const schemas = resourceSchemas({
  nom: text({ label: 'Nom', required: true }),
  note: text({ label: 'Note' }),
  libelle: translated({ label: 'Libellé' }),
  mots: references({ label: 'Mots', to: 'tag' }),
  site: url({ label: 'Site' }),
  etats: choices([{ value: 'a', label: 'A' }], { label: 'États' }),
});
const known = { id: 1, version: 1, nom: 'Nom', note: '', libelle: {}, mots: [], site: '', etats: [] };
const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);
const LONG = 'x'.repeat(300_000);

describe('what is read', () => {
  it('may be longer than what people write: a source knows nothing of our forms', () => {
    for (const changes of [{ nom: LONG }, { nom: '' }, { note: LONG }, { libelle: { fr: LONG, fra: 'x' } }]) {
      expect(schemas.record.safeParse({ ...known, ...changes }).success).toBe(true);
      expect(schemas.patch.safeParse(changes).success).toBe(false);
    }
    const mots = Array.from({ length: 2_000 }, (_, index) => index + 1);
    expect(schemas.record.safeParse({ ...known, mots }).success).toBe(true);
    expect(schemas.patch.safeParse({ mots }).success).toBe(false);
  });

  it('has the shape that it is declared with', () => {
    for (const changes of [{ nom: 3 }, { nom: null }, { libelle: { fr: 3 } }, { mots: ['1'] }, { etats: ['b'] }]) {
      expect(schemas.record.safeParse({ ...known, ...changes }).success).toBe(false);
    }
    expect(schemas.record.safeParse({ ...known, site: 'javascript:alert(1)' }).success).toBe(false);
  });

  it('is of any length for every text of every resource, in lists and on pages', () => {
    const bounded = [...RESOURCES, ...READ_ONLY_RESOURCES].flatMap(({ id, fields, record }) => {
      const long = Object.keys(fields).filter((name) => TEXTS.has(fields[name]?.kind ?? ''));
      const { error } = record.safeParse(Object.fromEntries(long.map((name) => [name, LONG])));
      const names = new Set(error?.issues.map(({ path }) => path[0]));
      return long.filter((name) => names.has(name)).map((name) => `${id}.${name}`);
    });
    expect(bounded).toEqual([]);
    expect(objet.record.shape.nom.safeParse(LONG).success).toBe(true);
  });
});
