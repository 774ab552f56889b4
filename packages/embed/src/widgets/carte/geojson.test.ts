import { describe, expect, it } from 'vitest';
import { readDonnees } from './donnees.ts';
import { readGeoJson, readGpx } from './geojson.ts';
import { sanitize } from './sanitize.ts';

const BASE = new URL('https://bridge.example/public/ot/fr/liste');
const parse = (features: unknown) => readGeoJson(JSON.stringify({ type: 'FeatureCollection', features }), 0, BASE);
const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', geometry, properties });

describe('a GeoJSON', () => {
  it('gives its points, with what their popup says', () => {
    const properties = { id: 7, nom: 'Phare', href: '/public/ot/fr/phare-7', commune: 'Malbrume' };
    const { points } = parse([feature({ type: 'Point', coordinates: [-2.5, 48.1] }, properties)]);
    expect(points).toMatchObject([
      {
        id: '7',
        nom: 'Phare',
        lon: -2.5,
        lat: 48.1,
        href: 'https://bridge.example/public/ot/fr/phare-7',
        lignes: ['Malbrume'],
      },
    ]);
  });

  it('gives its lines', () => {
    const une = [
      [-2, 48],
      [-2.1, 48.1],
    ];
    expect(parse([feature({ type: 'LineString', coordinates: une })]).lignes).toEqual([une]);
    expect(parse([feature({ type: 'MultiLineString', coordinates: [une, une] })]).lignes).toHaveLength(2);
  });

  it('gives its areas, each with its holes', () => {
    const contour = [
      [-2, 48],
      [-2.1, 48.1],
      [-2.2, 48],
      [-2, 48],
    ];
    const { surfaces } = parse([
      feature({ type: 'Polygon', coordinates: [contour, contour] }),
      feature({ type: 'Polygon' }),
    ]);
    expect(surfaces).toEqual([[contour, contour], []]);
  });

  it.each([
    null,
    42,
    'x',
    {},
    [null, 3, {}, feature(null), feature({ type: 'Point' }), feature({ type: 'Point', coordinates: ['a', 'b'] })],
    [feature({ type: 'Point', coordinates: [900, 900] }), feature({ type: 'LineString', coordinates: [[1, 2]] })],
  ])('that holds nothing to draw draws nothing: %j', (features) => {
    expect(parse(features)).toEqual({ points: [], lignes: [], surfaces: [], pages: 1 });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 42, null])('leads nowhere by %s', (href) => {
    const { points } = parse([feature({ type: 'Point', coordinates: [1, 44] }, { href })]);
    expect(points[0]?.href).toBe('');
  });

  it('fetches no track from another site', () => {
    const trace = (adresse: string) =>
      parse([feature({ type: 'Point', coordinates: [1, 44] }, { trace: adresse })]).points[0]?.trace;
    expect(trace('https://autre.example/t.gpx')).toBe('');
    expect(trace('/public/t.gpx')).toBe('https://bridge.example/public/t.gpx');
  });

  it('may be a GPX', () => {
    const xml =
      '<gpx><trk><trkseg><trkpt lat="48" lon="-2"/><trkpt lat="48.1" lon="-2.1"><ele>3</ele></trkpt></trkseg></trk></gpx>';
    expect(readGpx(xml)).toEqual([
      [
        [-2, 48],
        [-2.1, 48.1],
      ],
    ]);
    expect(readGpx('<gpx')).toEqual([]);
  });
});

describe('the description of a map', () => {
  const place = (texte: string) => {
    const element = document.createElement('div');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = texte;
    element.append(script);
    return element;
  };

  it('that cannot be read is no map', () => {
    expect(readDonnees(place('{'))).toBeNull();
    expect(readDonnees(place('null'))).toBeNull();
    expect(readDonnees(document.createElement('div'))).toBeNull();
  });

  it('is kept within bounds', () => {
    const lu = readDonnees(
      place(
        '{"hauteur":1e9,"fond":"constructor","couches":[{"couleur":"red;background:url(x)"},3],"centre":{"lat":900}}',
      ),
    );
    expect(lu).toMatchObject({ hauteur: 2000, fond: 'aucun', couches: [{ couleur: '#495057' }], centre: { lat: 85 } });
  });
});

describe('the popup of a template', () => {
  const rendu = (html: string) => {
    const element = document.createElement('div');
    element.append(sanitize(html, BASE));
    return element.innerHTML;
  };

  it('keeps its texts, links and photos', () => {
    expect(rendu('<h3 class="nom">A</h3><img src="/p.webp" alt="b"><a href="/f">Voir</a>')).toBe(
      '<h3 class="nom">A</h3><img src="https://bridge.example/p.webp" alt="b"><a href="https://bridge.example/f">Voir</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<p constructor="x" __proto__="y" style="position:fixed">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('runs nothing of %s', (html) => {
    const element = document.createElement('div');
    element.append(sanitize(html, BASE));
    const tout = [...element.querySelectorAll('*')];
    expect(tout.map(({ localName }) => localName).filter((nom) => !/^(p|a|img|div|table)$/.test(nom))).toEqual([]);
    const attributs = tout.flatMap(({ attributes }) => [...attributes]);
    expect(
      attributs.filter(({ name, value }) => !/^(src|alt|title|href)$/.test(name) || /^\W*javascript/i.test(value)),
    ).toEqual([]);
  });
});
