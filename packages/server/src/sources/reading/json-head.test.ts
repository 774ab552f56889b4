import { describe, expect, it } from 'vitest';
import { tableauDesFiches, teteDe } from './json-head.ts';

const CONNUS = new Set(['', 'value', 'items', 'features']);
const found = (value: unknown, cut?: number) =>
  tableauDesFiches(teteDe(JSON.stringify(value).slice(0, cut)), (chemin) => CONNUS.has(chemin.join('.')));
const FICHES = [1, 2, 3].map((rang) => ({ id: rang, nom: `Le gué ${rang}`, ville: 'Metz', photos: [{ url: 'a' }] }));

describe('the records of a JSON document', () => {
  it.each([
    ['a bare array', FICHES, []],
    ['a name that nobody knows', { statut: 'ok', generation: '2026-05-01', fiches: FICHES, total: 3 }, ['fiches']],
    [
      'a search engine',
      { took: 3, hits: { total: 3, hits: FICHES.map((_source) => ({ _source })) } },
      ['hits', 'hits'],
    ],
    ['names that are deep', { reponse: { page: 1, corps: { agenda: FICHES } } }, ['reponse', 'corps', 'agenda']],
    ['one array among others', { themes: [{ code: 1, nom: 'Pêche' }], items: FICHES }, ['items']],
    ['an answer that says how it went', { code: 200, message: 'ok', data: { offres: FICHES } }, ['data', 'offres']],
  ])('are where most of it is: %s', (_what, value, chemin) => {
    expect(found(value)).toEqual(chemin);
    expect(found(value, 120)).toEqual(chemin);
  });

  it('are those of an answer, whatever id its question has', () => {
    expect(found({ request_id: 'a1', offres: FICHES })).toEqual(['offres']);
    expect(found({ fiche_id: 'a1', offres: FICHES })).toBeUndefined();
  });

  it.each([
    ['a column of a record', { id: 12, nom: 'Le gué', tarifs: FICHES }],
    ['a column of a record that has a code', { code: 'A12', nom: 'Le gué', ville: 'Metz', tarifs: FICHES }],
    ['words', { statut: 'ok', themes: ['Pêche', 'Chasse', 'Nature'] }],
    ['nothing', {}],
  ])('are not %s', (_what, value) => {
    expect(found(value)).toBeUndefined();
  });

  it('come after the long description of their fields', () => {
    const document = {
      fields: Array.from({ length: 80 }, (_, rang) => ({ name: `c${rang}`, type: 'texte', alias: 'C' })),
    };
    const cut = JSON.stringify(document).length + 80;
    expect(found({ ...document, features: FICHES }, cut)).toEqual(['features']);
    // The beginning stops before they do: sources put them where they are known to.
    expect(found({ ...document, features: FICHES }, cut - 80)).toBeUndefined();
    expect(found({ fiches: document.fields })).toEqual(['fiches']);
  });

  it('may be documents that follow one another', () => {
    const tete = teteDe(FICHES.map((fiche) => JSON.stringify({ ...fiche, items: FICHES })).join('\n'));
    expect(tete.suite).toBe(true);
    expect(tableauDesFiches(tete, () => true)).toBeUndefined();
    expect(teteDe(JSON.stringify(FICHES)).suite).toBe(false);
  });
});
