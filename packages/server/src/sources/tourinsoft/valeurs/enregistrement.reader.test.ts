import { describe, expect, it } from 'vitest';
import { identifiantDe, interpretFiche } from '../interpretation.ts';
import { compileChemin } from './chemin.reader.ts';
import { enregistrementDe } from './enregistrement.reader.ts';

const LIGNE = [
  [6.18, 48.69, 212],
  [6.19, 48.7, 215],
];

describe('a record out of what wraps it', () => {
  it('keeps its own fields where the wrapping has some of the same name, and the id by which it was always known', () => {
    const feature = {
      ...{ type: 'Feature', id: 'sentiers.12', kind: 'wfs' },
      properties: { id: 'S12', type: 'Pédestre', kind: 'Boucle', nom: 'Le gué' },
    };
    expect(enregistrementDe(feature)).toEqual({
      id: 'sentiers.12',
      properties_id: 'S12',
      type: 'Pédestre',
      kind: 'Boucle',
      feature_kind: 'wfs',
      nom: 'Le gué',
    });
    expect(identifiantDe(feature, 'id')).toBe('sentiers.12');
    expect(identifiantDe(feature, 'properties_id')).toBe('S12');
    expect(identifiantDe({ ...feature, id: undefined }, 'id')).toBe('S12');
  });

  it.each([
    ['a search engine', { _index: 'offres', _id: '12', _score: 1, _source: { nom: 'Le gué', ville: 'Metz' } }],
    ['ArcGIS', { attributes: { nom: 'Le gué', ville: 'Metz' }, geometry: { x: 6.18, y: 48.69 } }],
    ['JSON:API', { type: 'offre', id: '12', attributes: { nom: 'Le gué', ville: 'Metz' }, relationships: { a: {} } }],
    ['a wrapping that is alone', { truc: { nom: 'Le gué', ville: 'Metz' } }],
    ['wrappings of usual names', { id: '12', fiche: { contenu: { nom: 'Le gué', ville: 'Metz' }, version: 3 } }],
  ])('is found in %s', (_what, valeur) => {
    expect(enregistrementDe(valeur)).toMatchObject({ nom: 'Le gué', ville: 'Metz' });
  });

  it('is still found by the names that went through what wraps it', () => {
    const record = { type: 'offre', id: '12', attributes: { nom: 'Le gué', ville: 'Metz' } };
    expect(compileChemin('attributes.ville')(enregistrementDe(record) ?? {})).toEqual(['Metz']);
    expect(compileChemin('attributes.ville')({ ville: 'Metz' })).toEqual([]);
  });

  it('stays as it is where its own fields are beside an object', () => {
    const record = { id: '12', nom: 'Le gué', adresse: { rue: '3 rue Basse', ville: 'Metz', pays: 'France' } };
    expect(enregistrementDe(record)).toEqual(record);
    const { nom: _, ...sansNom } = record;
    expect(enregistrementDe(sansNom)).toEqual(sansNom);
  });

  it('has a name in several languages, which is no wrapping', () => {
    expect(enregistrementDe({ id: 1, type: 'a', nom: { fr: 'Le gué', en: 'The ford' }, url: 'b' })).toEqual({
      ...{ id: 1, type: 'a', url: 'b' },
      ...{ nom_fr: 'Le gué', nom_en: 'The ford' },
    });
  });

  it('keeps every text of a language, whatever its country and whatever is called so already', () => {
    expect(
      enregistrementDe({ nom: { 'fr-FR': 'Gîte', 'fr-CA': 'Chalet', en: 'Cottage', 'en-GB': 'Cottage' } }),
    ).toEqual({
      nom_fr: 'Gîte',
      nom_fr_ca: 'Chalet',
      nom_en: 'Cottage',
    });
    expect(enregistrementDe({ title: { fr: 'Le gué' }, title_fr: 'Gué' })).toEqual({
      title_fr: 'Gué',
      title_fr_2: 'Le gué',
    });
  });

  it('has places in two numbers, and prices', () => {
    expect(enregistrementDe({ point: [48.69, 6.18], prix: [12.5, 18.5] })).toEqual({
      point: '48.69, 6.18',
      prix: [12.5, 18.5],
    });
  });
});

describe('what is drawn of a record', () => {
  const lieuDe = (record: Record<string, unknown>) =>
    interpretFiche(
      { client: '', champId: 'id', typeBridge: null, lignes: [{ champ: 'nom', cible: 'nom' }] },
      { id: '1', nom: 'Le gué', ...record },
    );

  it.each([
    ['a line', { geometry: { type: 'LineString', coordinates: LIGNE } }],
    ['lines', { geo_shape: { type: 'Feature', geometry: { type: 'MultiLineString', coordinates: [LIGNE] } } }],
    ['lines of ArcGIS', { geometry: { paths: [LIGNE] } }],
    ['a line as text', { forme: JSON.stringify({ coordinates: LIGNE, type: 'LineString' }) }],
    ['a line of a spatial database', { the_geom: 'SRID=4326;LINESTRING Z (6.18 48.69 212, 6.19 48.70 215)' }],
    [
      'a line among others',
      { geom: { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: LIGNE }] } },
    ],
  ])('is a track that begins at its first point: %s', (_what, record) => {
    const { lieu } = lieuDe(record).document;
    expect(lieu.point).toMatchObject({ lat: 48.69, lon: 6.18 });
    expect(lieu.trace).toEqual({
      format: 'geojson',
      lignes: [
        [
          [6.18, 48.69],
          [6.19, 48.7],
        ],
      ],
    });
  });

  it.each([
    [
      'an area',
      {
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [6, 48],
              [7, 48],
              [7, 49],
              [6, 49],
              [6, 48],
            ],
          ],
        },
      },
      6.5,
      48.5,
    ],
    [
      'areas of ArcGIS',
      {
        geometry: {
          rings: [
            [
              [6, 48],
              [7, 48],
              [7, 49],
              [6, 48],
            ],
          ],
        },
      },
      6.5,
      48.5,
    ],
    [
      'points',
      {
        geometry: {
          type: 'MultiPoint',
          coordinates: [
            [6.1, 48.2],
            [7, 49],
          ],
        },
      },
      6.1,
      48.2,
    ],
    ['a point as text', { geom: 'POINT(6.1 48.2)' }, 6.1, 48.2],
    [
      'a point beside a line',
      { trace: { type: 'LineString', coordinates: LIGNE }, depart: { type: 'Point', coordinates: [6.1, 48.2] } },
      6.1,
      48.2,
    ],
  ])('is a place: %s', (_what, record, lon, lat) => {
    const { document } = lieuDe(record);
    expect(document.lieu.point).toMatchObject({ lat, lon });
    expect(document.criteres.map(({ critere }) => critere.code)).toEqual(['id']);
  });

  it.each(['Point (rendez-vous à l’office)', 'Point M (parking)', 'Point (2 km du bourg)'])(
    'is no text that only begins like one: %s',
    (texte) => {
      expect(enregistrementDe({ acces: texte })).toEqual({ acces: texte });
    },
  );

  it('is every line of it once, and what a drawing says besides stays', () => {
    const autre = [
      [6.3, 48.5],
      [6.4, 48.6],
    ];
    const dessin = { type: 'Feature', geometry: { type: 'LineString', coordinates: LIGNE }, properties: { km: 12 } };
    const record = { aller: dessin, retour: { type: 'LineString', coordinates: autre } };
    const texte = 'LINESTRING (6.18 48.69, 6.19 48.7)';
    expect(lieuDe({ ...record, texte }).document.lieu.trace).toMatchObject({
      lignes: [
        [
          [6.18, 48.69],
          [6.19, 48.7],
        ],
        autre,
      ],
    });
    expect(enregistrementDe(record)).toMatchObject({ aller: { km: 12 } });
  });

  it('is told where it is in metres', () => {
    const { document, avertissements } = lieuDe({ geometry: { x: 687_000.2, y: 6_183_000.5 } });
    expect(document.lieu.point).toBeUndefined();
    expect(avertissements).toMatchObject([{ message: expect.stringContaining('WGS') }]);
  });
});
