import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCalque } from './calque.reader.ts';
import { calqueAllege } from './calque.ts';

/** In small pieces, cut anywhere. */
const read = (text: string) =>
  readCalque(
    Readable.from(
      Buffer.from(text)
        .toString('latin1')
        .match(/[\s\S]{1,7}/g)
        ?.map((part) => Buffer.from(part, 'latin1')) ?? [],
    ),
  );
const CARRE = [
  [5, 45],
  [6, 45],
  [6, 46],
  [5, 46],
  [5, 45],
];

describe('a file of places, lines and areas', () => {
  it('is read from GeoJSON, its words without markup', async () => {
    const features = [
      {
        type: 'Feature',
        properties: { nom: 'Départ', description: '<b>Parking</b>\u0000 gratuit' },
        geometry: { type: 'Point', coordinates: [5.1, 45.2, 300] },
      },
      { type: 'Feature', properties: null, geometry: { type: 'MultiPolygon', coordinates: [[CARRE]] } },
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'GeometryCollection',
          geometries: [
            {
              type: 'LineString',
              coordinates: [
                [5, 45],
                [5.5, 45.5],
                ['x', 1],
              ],
            },
          ],
        },
      },
      { type: 'Feature', properties: {}, geometry: null },
    ];
    expect(await read(`\uFEFF${JSON.stringify({ type: 'FeatureCollection', features })}`)).toEqual({
      reperes: [{ nom: 'Départ', texte: 'Parking gratuit', place: [5.1, 45.2] }],
      lignes: [
        [
          [5, 45],
          [5.5, 45.5],
        ],
      ],
      surfaces: [[CARRE]],
    });
  });

  it('is read from GPX: its tracks, its routes and its named points', async () => {
    const gpx = `<?xml version="1.0"?><gpx><wpt lat="45.2" lon="5.1"><name>Col</name><desc>Vue &amp; banc</desc></wpt>
      <trk><name>Tour</name><trkseg><trkpt lat="45" lon="5"/><trkpt lat="45.1" lon="5.1"/><trkpt lat="95" lon="5"/></trkseg></trk>
      <rte><rtept lat="45" lon="5"/><rtept lat="45.3" lon="5.3"/></rte></gpx>`;
    expect(await read(gpx)).toEqual({
      reperes: [{ nom: 'Col', texte: 'Vue & banc', place: [5.1, 45.2] }],
      lignes: [
        [
          [5, 45],
          [5.1, 45.1],
        ],
        [
          [5, 45],
          [5.3, 45.3],
        ],
      ],
      surfaces: [],
    });
  });

  it('is read from KML: its places, its lines, its areas with their holes', async () => {
    const ring = CARRE.map((place) => place.join(',')).join(' ');
    const kml = `<kml><Document><name>Plan</name><Folder>
      <Placemark><name>Gare</name><description><![CDATA[<p>Ouverte</p>]]></description><Point><coordinates> 5.1,45.2,0 </coordinates></Point></Placemark>
      <Placemark><LineString><coordinates>5,45 5.1,45.1</coordinates></LineString></Placemark>
      <Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs>
        <innerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></innerBoundaryIs></Polygon></Placemark>
      <Placemark><gx:Track><gx:coord>5 45 0</gx:coord><gx:coord>5.2 45.2 0</gx:coord></gx:Track></Placemark></Folder></Document></kml>`;
    expect(await read(kml)).toEqual({
      reperes: [{ nom: 'Gare', texte: 'Ouverte', place: [5.1, 45.2] }],
      lignes: [
        [
          [5, 45],
          [5.1, 45.1],
        ],
        [
          [5, 45],
          [5.2, 45.2],
        ],
      ],
      surfaces: [[CARRE, CARRE]],
    });
  });

  it('is read past a picture written in its words, however large', async () => {
    const picture = `<img src="data:image/jpeg;base64,${'QUJD'.repeat(500_000)}">`;
    const kml = `<kml><Placemark><name>Col</name><description><![CDATA[${picture}Belle vue]]></description>
      <Point><coordinates>5.1,45.2</coordinates></Point></Placemark></kml>`;
    const { reperes } = await readCalque(Readable.from([Buffer.from(kml)]));
    expect(reperes).toEqual([{ nom: 'Col', texte: 'Belle vue', place: [5.1, 45.2] }]);
  });

  it.each([
    ['no position', 'vide', '{"type":"FeatureCollection","features":[]}'],
    ['positions of another system', 'vide', '{"type":"Point","coordinates":[652000,6862000]}'],
    ['half a document', 'abime', '{"type":"FeatureCollection","features":['],
    ['another XML', 'abime', '<gpx><trk></gpx>'],
    [
      'a DOCTYPE',
      'doctype',
      '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>',
    ],
    ['elements without end', 'abime', '<kml>'.repeat(100)],
    [
      'collections without end',
      'abime',
      `${'{"type":"GeometryCollection","geometries":['.repeat(50)}${']}'.repeat(50)}`,
    ],
    [
      'too many positions',
      'lourd',
      JSON.stringify({ type: 'LineString', coordinates: Array.from({ length: 200_001 }, () => [5, 45]) }),
    ],
    ['too many bytes', 'lourd', `<gpx>${' '.repeat(5_000_001)}</gpx>`],
  ])('with %s is refused as « %s »', async (_, defaut, text) => {
    const file = Readable.from([Buffer.from(text), Buffer.from(' ')]);
    await expect(readCalque(file)).rejects.toMatchObject({ defaut });
    expect(file.destroyed).toBe(true);
  });

  it('takes no time for words repeated at each of its places, nor keeps more of them than a map shows', async () => {
    const coordinates = Array.from({ length: 50_000 }, () => [5, 45]);
    const properties = { nom: 'x', description: 'mot '.repeat(300_000) };
    const text = JSON.stringify({ type: 'Feature', properties, geometry: { type: 'MultiPoint', coordinates } });
    const { reperes } = await readCalque(Readable.from([Buffer.from(text)]));
    expect([reperes.length, reperes.at(-1)?.texte.length]).toEqual([50_000, 500]);
  });

  it('is light enough for a map, however many holes its areas have', () => {
    const trou = CARRE.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]);
    const { surfaces } = calqueAllege({
      reperes: [],
      lignes: [],
      surfaces: [Array.from({ length: 1_500 }, () => trou), Array.from({ length: 1_500 }, () => trou), [trou]],
    });
    expect(surfaces.map(({ length }) => length)).toEqual([1_500, 500]);
  });

  it('is light enough for a map, and keeps its shape', () => {
    const long = Array.from({ length: 30_000 }, (_, rank): [number, number] => [5 + rank / 10_000, 45]);
    const { lignes, surfaces } = calqueAllege({
      reperes: [],
      lignes: [long],
      surfaces: [[CARRE.map(([lon = 0, lat = 0]): [number, number] => [lon, lat])]],
    });
    expect(lignes[0]?.length).toBeLessThanOrEqual(1_000);
    expect([lignes[0]?.[0], lignes[0]?.at(-1)]).toEqual([long[0], long.at(-1)]);
    expect(surfaces).toEqual([[CARRE]]);
  });
});
