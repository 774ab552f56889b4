import { listeWeb, moteur, RESOURCES, site } from '@bridge/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBrouillon } from './brouillon.rules.ts';

it('an empty form is a record with nothing in it, and says what is missing', () => {
  const { record, remarques } = parseBrouillon(listeWeb, {});
  expect(record).toMatchObject({ id: 0, sites: [], parPage: 20, vue: 'grille', moteur: null });
  expect(remarques).toEqual(expect.arrayContaining([expect.stringMatching(/^Sélection\u00a0: /)]));
});

it('an empty form says nothing of the name and the code that it asks for, and tells a wrong one', () => {
  const saidOf = (valeurs: Readonly<Record<string, unknown>>) => parseBrouillon(moteur, valeurs).remarques;
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ nom: '', code: 'Été 2027' })).toEqual([expect.stringMatching(/^Code\u00a0: Lettres minuscules/)]);
});

it('what can be read of a list is kept', () => {
  const { record } = parseBrouillon(site, { domaines: [{ domaine: 'www.exemple.fr' }, { domaine: 3 }] });
  expect(record.domaines).toEqual([{ domaine: 'www.exemple.fr' }]);
});

it('nothing that a form may hold stops a preview', () => {
  const pages = RESOURCES.filter(({ path }) => path.startsWith('/web/') || path.includes('emplates'));
  expect(pages.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.dictionary(fc.string(), fc.anything()),
      fc.anything(),
      (resource, some, any) => {
        const names = Object.keys(resource.fields);
        const valeurs = { ...some, ...Object.fromEntries(names.map((name) => [name, any])) };
        const { record } = parseBrouillon(resource, valeurs);
        expect(Object.keys(record)).toEqual(expect.arrayContaining(names));
      },
    ),
  );
});
