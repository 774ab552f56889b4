import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { terme } from '../../../composition/bloc/testing/bloc.ts';
import { writeCsv } from './csv.ts';
import { type PointDeSortie, writeGeojson } from './geojson.ts';
import { writeIcs } from './ics.ts';
import { writeJson, writeJsonLd } from './json.ts';
import { writeRss } from './rss.ts';
import { CONTENU, unObjetDeSortie } from './testing/objets.ts';
import { HOSTILE, texts } from './testing/xml.ts';

const SUITE = { precedente: null, suivante: 'https://ot.example/fr/agenda.rss?page=2' };

describe('a list as RSS', () => {
  it('has a channel with its own address, and an item for each objet', () => {
    const rss = writeRss({ ...CONTENU, sortie: 'https://ot.example/fr/agenda.rss?a=1&b=2' }, SUITE, [
      unObjetDeSortie({ indexe: { sourceMajLe: new Date('2026-11-03T08:00:00Z') } }),
    ]);
    expect(texts(rss, 'title')).toEqual(['Où sortir', 'Marché de nuit']);
    expect(texts(rss, 'link')).toEqual([CONTENU.adresse, 'https://ot.example/fr/evenement/marche-de-nuit-malbrume-12']);
    expect(texts(rss, 'guid')).toEqual(['objet-12@bridge']);
    expect(texts(rss, 'pubDate')).toEqual(['Tue, 03 Nov 2026 08:00:00 GMT']);
    expect(rss).toContain('<atom:link href="https://ot.example/fr/agenda.rss?a=1&amp;b=2" rel="self"');
    expect(rss).toContain('<atom:link href="https://ot.example/fr/agenda.rss?page=2" rel="next"');
  });

  it('is well-formed whatever feeds wrote', () => {
    const rss = writeRss({ ...CONTENU, titre: HOSTILE }, SUITE, [
      unObjetDeSortie({ element: { nom: HOSTILE, resume: HOSTILE } }),
    ]);
    expect(texts(rss, 'script')).toEqual([]);
    expect(texts(rss, 'title')[1]).toContain(']]></title><script>alert(1)</script>');
  });
});

describe('a list as an agenda', () => {
  const soir = ouverture([
    periode({ du: '2026-11-21', au: '2026-11-22', creneaux: [{ ouvre: '18:30', ferme: '01:00' }] }),
  ]);
  const events = (text: string) => Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');

  it('has every event however many there are, with fewer of its times', () => {
    const daily = ouverture([periode({ du: '2026-11-21', au: '2027-03-01' })]);
    const many = Array.from({ length: 200 }, (_, id) =>
      unObjetDeSortie({ element: { id }, document: { ouverture: id < 199 ? daily : soir } }),
    );
    const uids = [...writeIcs(CONTENU, many).matchAll(/^UID:objet-(\d+)-/gm)].map(([, id]) => id);
    expect([new Set(uids).size, uids.length]).toEqual([200, 199 * 25 + 2]);
  });

  it('has an event for each time, at the hours of Paris, under a UID that stays', () => {
    const text = writeIcs(CONTENU, [unObjetDeSortie({ document: { ouverture: soir } })]);
    const found = events(text);
    expect(found.map((event) => event.uid)).toEqual([
      'objet-12-2026-11-21-18:30@bridge',
      'objet-12-2026-11-22-18:30@bridge',
    ]);
    expect(found[0]).toMatchObject({
      summary: 'Marché de nuit',
      url: 'https://ot.example/fr/evenement/marche-de-nuit-malbrume-12',
    });
    expect(found[0]?.start.toISOString()).toBe('2026-11-21T17:30:00.000Z');
    expect(found[0]?.end.toISOString()).toBe('2026-11-22T00:00:00.000Z');
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).toContain('DTSTART;TZID=Europe/Paris:20261121T183000');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(
      writeIcs({ ...CONTENU, at: new Date('2026-11-16T10:00:00Z') }, [
        unObjetDeSortie({ document: { ouverture: soir } }),
      ]),
    ).toContain('UID:objet-12-2026-11-21-18:30@bridge');
  });

  it('follows the clocks of summer, midnight and days without hours', () => {
    const times = ouverture([
      periode({ regle: 'dates', dates: ['2027-07-14'], creneaux: [{ ouvre: '22:00', ferme: '24:00' }] }),
      periode({ regle: 'dates', dates: ['2027-08-01'] }),
    ]);
    const found = events(writeIcs(CONTENU, [unObjetDeSortie({ document: { ouverture: times } })]));
    expect(found[0]?.start.toISOString()).toBe('2027-07-14T20:00:00.000Z');
    expect(found[0]?.end.toISOString()).toBe('2027-07-14T22:00:00.000Z');
    expect(found[1]).toMatchObject({ datetype: 'date' });
  });

  it('has nothing of what only opens, and no more lines than it means whatever feeds wrote', () => {
    const inn = unObjetDeSortie({ document: { ouverture: soir }, indexe: { typeBridge: 'restaurant' } });
    expect(events(writeIcs(CONTENU, [inn]))).toEqual([]);
    const hostile = unObjetDeSortie({ element: { nom: HOSTILE, resume: HOSTILE }, document: { ouverture: soir } });
    const text = writeIcs({ ...CONTENU, titre: HOSTILE }, [hostile]);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(events(text)).toHaveLength(2);
  });
});

describe('a list as GeoJSON', () => {
  const point = (changes: Partial<PointDeSortie> = {}): PointDeSortie => ({
    id: 12,
    nom: 'Auberge',
    type: 'Restaurant',
    commune: 'Malbrume',
    href: 'https://ot.example/fr/restaurant/auberge-malbrume-12',
    photo: null,
    lat: 45.123456789,
    lon: 5.987654321,
    ...changes,
  });

  it('says longitude first, to the metre, and the box that holds all', () => {
    const read = JSON.parse(writeGeojson([point(), point({ id: 13, lat: -20.5, lon: 55.25 })]));
    expect(read.features[0]).toEqual({
      type: 'Feature',
      id: 12,
      geometry: { type: 'Point', coordinates: [5.98765, 45.12346] },
      properties: {
        id: 12,
        nom: 'Auberge',
        type: 'Restaurant',
        commune: 'Malbrume',
        href: 'https://ot.example/fr/restaurant/auberge-malbrume-12',
      },
    });
    expect(read.bbox).toEqual([5.98765, -20.5, 55.25, 45.12346]);
    expect(JSON.parse(writeGeojson([]))).toEqual({ type: 'FeatureCollection', features: [] });
    expect(JSON.parse(writeGeojson([], [], { pages: 3 }))).toMatchObject({ pages: 3 });
  });

  it('has the tracks after the points, without a number that a point has', () => {
    const lignes = [
      [
        [5.123456, 45],
        [6, 46.5],
      ],
    ] as const;
    const read = JSON.parse(writeGeojson([point()], [{ id: 12, lignes }]));
    expect(read.features[1]).toEqual({
      type: 'Feature',
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [5.12346, 45],
            [6, 46.5],
          ],
        ],
      },
      properties: { objet: 12 },
    });
    expect(read.bbox).toEqual([5.12346, 45, 6, 46.5]);
  });

  it('of 2,000 points travels in less than 200 kB', () => {
    const points = Array.from({ length: 2_000 }, (_, rang) =>
      point({
        id: 4_000 + rang * 7,
        nom: `Établissement ${(rang * 7919).toString(36)} du quai ${rang}`,
        commune: `Commune-sur-${((rang % 60) * 104729).toString(36)}`,
        lat: 45 + Math.sin(rang) / 3,
        lon: 5 + Math.cos(rang * 3) / 3,
        href: `https://ot.example/public/ot/fr/restaurant/etablissement-${rang}-commune-${4_000 + rang * 7}`,
        photo: `https://ot.example/public/photos/${4_000 + rang * 7}/0-${(rang * 104729).toString(16).padStart(10, '0')}/480-4x3-sujet.webp`,
      }),
    );
    expect(gzipSync(writeGeojson(points)).length).toBeLessThan(200_000);
  });
});

describe('a list as a spreadsheet', () => {
  it('begins with its mark, and runs nothing', async () => {
    const text = await writeCsv(CONTENU, [
      unObjetDeSortie({ element: { nom: '=HYPERLINK("http://x")', resume: HOSTILE } }),
    ]);
    expect(text.startsWith('\ufeffNuméro;Nom;')).toBe(true);
    const [, row] = parse(text, { bom: true, delimiter: ';' }) as string[][];
    expect(row?.[1]).toBe('\'=HYPERLINK("http://x")');
    expect(row?.[6]).toBe('45,123456');
    expect(row?.at(-1)).toBe('https://bridge.example/public/photos/12/0-0123456789/960-4x3-sujet.jpg');
  });
});

describe('a list as JSON', () => {
  const PAGE = {
    total: 30,
    page: 1,
    pages: 2,
    precedente: null,
    suivante: 'https://ot.example/fr/agenda.json?page=2',
    filtres: [],
  };

  it('has a page, the next one and what it may be filtered by', () => {
    const choix = [{ slug: 'malbrume', libelle: 'Malbrume', picto: null, nombre: 4, actif: true, href: '/fr/agenda' }];
    const commune = { code: 'commune', libelle: 'Commune', aide: '', replie: false, aucune: null };
    const question = { genre: 'choix' as const, multiple: true, choix, emprise: null };
    const read = JSON.parse(
      writeJson(CONTENU, { ...PAGE, filtres: [{ ...commune, presentation: 'cases', question }] }, [unObjetDeSortie()]),
    );
    expect(read).toMatchObject({
      total: 30,
      pages: 2,
      suivante: 'https://ot.example/fr/agenda.json?page=2',
      sortie: CONTENU.sortie,
      flux: CONTENU.sortie,
      facettes: [
        { code: 'commune', choix: [{ slug: 'malbrume', nombre: 4, adresse: 'https://ot.example/fr/agenda' }] },
      ],
      objets: [{ id: 12, type: 'evenement', position: { lat: 45.123456, lon: 5.987654 } }],
    });
  });

  it('for search engines has each objet whole, under one context', () => {
    const read = JSON.parse(writeJsonLd(CONTENU, 30, [unObjetDeSortie()]));
    expect(read).toMatchObject({ '@type': 'ItemList', numberOfItems: 30 });
    expect(read.itemListElement[0]).toMatchObject({
      '@type': 'ListItem',
      position: 1,
      item: { name: 'Auberge du Lac' },
    });
    expect(read.itemListElement[0].item).not.toHaveProperty('@context');
  });

  it('for search engines tells no price of an extra that its source names by a code', () => {
    const ligne = (code: string, min: number) => ({ libelle: terme(code, {}, 'essai:tarifs'), min, devise: 'EUR' });
    const camping = unObjetDeSortie({
      indexe: { typeBridge: 'camping', prixMin: 8 },
      document: { tarifs: { lignes: [ligne('EMP', 8), ligne('CAU', 300)], paiements: [] } },
    });
    const caution = { libelle: { fr: 'Caution' }, libelleLocal: {}, picto: null };
    const mots = new Map([['critere essai:tarifs\u001fCAU', caution]]);
    const [{ item }] = JSON.parse(writeJsonLd(CONTENU, 1, [{ ...camping, mots }])).itemListElement;
    expect(item.priceRange).toMatch(/^8\s€$/);
  });
});
