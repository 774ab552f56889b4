import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { piecesOf } from '../testing.ts';
import { findTableaux, tableauxDesFiches } from './json-head.ts';
import { JsonScan, teteDe } from './json-scan.ts';

const CONNUS = new Set(['', 'value', 'items', 'features']);
const found = (value: unknown, cut?: number) =>
  tableauxDesFiches(teteDe(JSON.stringify(value).slice(0, cut)), (chemin) => CONNUS.has(chemin.join('.')))[0];
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
    expect(tableauxDesFiches(tete, () => true)).toEqual([]);
    expect(teteDe(JSON.stringify(FICHES)).suite).toBe(false);
  });

  const noms = (debut: number, nombre = 40) =>
    Array.from({ length: nombre }, (_, rang) => ({ Code: `A${debut + rang}`, nom: `Le gué ${rang}`, commune: 'Metz' }));
  const themes = Array.from({ length: 400 }, (_, rang) => ({ code: rang, libelle: `Thème ${rang}`, ordre: rang }));
  const contours = { type: 'MultiPolygon', coordinates: Array.from({ length: 900 }, (_, rang) => [rang, rang]) };

  const opaques = Array.from({ length: 40 }, (_, rang) => ({
    SyndicObjectID: `HOT${rang}`,
    SyndicObjectName: `Le gué ${rang}`,
    ADRPROD1: 'Rue du Gué',
    COMMUNE1: 'Metz',
    ZZ12: 'a',
  }));
  const offices = [1, 2, 3].map((id) => ({ id, nom: `OT ${id}`, adresse: 'Rue du Gué', ville: 'Metz' }));
  const decrites = noms(0).map((fiche) => ({
    ...fiche,
    id: fiche.Code,
    ville: 'Metz',
    lat: 1,
    lon: 2,
    photo: 'a',
    prix: 3,
  }));

  it.each([
    [
      'beside the offices that wrote them, whatever the names of their fields',
      { value: opaques, structures: offices },
      [['value']],
    ],
    ['beside offices that share a few of their fields', { value: decrites, structures: offices }, [['value']]],
    ['before what is longer than they are', { fiches: noms(0), contours }, [['fiches']]],
    ['before a list of themes that is longer', { fiches: noms(0), themes }, [['fiches']]],
    [
      'before a longer list that has one of the usual names',
      { fiches: noms(0), items: themes },
      [['items'], ['fiches']],
    ],
    ['in several lists, by kind', { hotels: noms(0, 90), restaurants: noms(100) }, [['hotels'], ['restaurants']]],
    [
      'and not the offices that wrote them',
      { fiches: noms(0, 90), offices: [{ nom: 'OT', ville: 'a' }] },
      [['fiches']],
    ],
    ['and not the stages of one offer', { nom: 'Boucle', commune: 'Metz', mot: 'x', etapes: noms(0, 2), contours }, []],
  ])('are found wherever the beginning stops: %s', async (_what, value, attendus) => {
    const texte = JSON.stringify(value);
    for (const cut of [600, 2_000, texte.length]) {
      const read = () => piecesOf(texte, 997);
      const { chemins } = await findTableaux(texte.slice(0, cut), read, (chemin) => CONNUS.has(chemin.join('.')));
      expect(chemins).toEqual(attendus);
    }
  });

  it('are found without reading the rest, where sources always put them', async () => {
    const read = () => {
      throw new Error('read');
    };
    const debut = JSON.stringify({ value: noms(0) }).slice(0, 600);
    expect((await findTableaux(debut, read, ([cle]) => cle === 'value')).chemins).toEqual([['value']]);
  });

  it('are found in what comes before the damage of a document', async () => {
    const texte = JSON.stringify({ fiches: noms(0), themes: [] });
    const read = async function* () {
      yield texte.slice(0, 1_500);
      throw new FluxIllisible('La compression est abîmée.');
    };
    expect((await findTableaux(texte.slice(0, 600), read, () => false)).chemins).toEqual([['fiches']]);
    const broken = () => {
      throw new Error('disque');
    };
    await expect(findTableaux(texte.slice(0, 600), broken, () => false)).rejects.toThrow('disque');
  });

  it.each([
    ['a string of escapes', '"', '\\"', '"'],
    ['a number', '', '1', ''],
  ])('%s that is longer than anything is one value, and is not kept', (_what, ouvre, contenu, ferme) => {
    const scan = new JsonScan();
    scan.push(`{"value":[{"a":${ouvre}`);
    for (let rang = 0; rang < 40; rang += 1) {
      scan.push(contenu.repeat(60_000));
      expect(JSON.stringify(scan).length).toBeLessThan(20_000);
    }
    scan.push(`${ferme},"b":1}]}`);
    expect(scan.tete()).toMatchObject({ entier: true, feuilles: 2, tableaux: [{ objets: 1, feuilles: 2 }] });
  });

  it('are counted the same however the text is cut, long strings and escapes too', () => {
    const texte = JSON.stringify({
      mot: 'a"b\\',
      fiches: [{ nom: '\\"}]', ville: '\\' }, { nom: 'x'.repeat(300_000) }],
    });
    const whole = teteDe(texte);
    for (const size of [1, 2, 3, 7, 100_000]) {
      const scan = new JsonScan();
      const step = size < 10 ? texte.slice(0, 200) + texte.slice(-10) : texte;
      for (let from = 0; from < step.length; from += size) scan.push(step.slice(from, from + size));
      expect(scan.tete()).toEqual(whole);
    }
    expect(whole).toMatchObject({ entier: true, feuilles: 4, tableaux: [{ objets: 2, decrits: 1 }] });
  });
});
