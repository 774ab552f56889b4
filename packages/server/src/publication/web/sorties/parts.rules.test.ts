import { describe, expect, it } from 'vitest';
import { lienDe, nomDeFichier, partDe, partsOffertes, rangDe, titreDAgenda } from './parts.rules.ts';

describe('a list that is longer than a file', () => {
  it('goes on in the next one: every objet is in one part, and in one alone', () => {
    for (const format of ['csv', 'ics', 'gpx', 'geojson', 'rss', 'datatourisme', 'json', 'jsonld'] as const) {
      const total = 12_345;
      const { pages } = partDe(format, { total, parPage: 24, page: 1 });
      const held = Array.from({ length: pages }, (_, rank) => partDe(format, { total, parPage: 24, page: rank + 1 }));
      const ends = held.map(({ offset, limit }) => [offset, Math.min(offset + limit, total)]);
      expect(ends[0]?.[0]).toBe(0);
      expect(ends.at(-1)?.[1]).toBe(total);
      expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map(([, to]) => to));
    }
  });

  it('has its last part where a page beyond it is asked for, and one where there is nothing', () => {
    expect(partDe('csv', { total: 2_001, parPage: 24, page: 9 })).toMatchObject({ page: 2, pages: 2, offset: 2_000 });
    expect(partDe('csv', { total: 0, parPage: 24, page: 1 })).toMatchObject({ page: 1, pages: 1, offset: 0 });
  });

  it('is offered file by file, each under a name that says which', () => {
    const ranks = (format: 'csv' | 'json' | 'gpx', total: number) => partsOffertes(format, total).map(rangDe);
    expect(ranks('csv', 4_001)).toEqual([' (1/3)', ' (2/3)', ' (3/3)']);
    expect(ranks('csv', 2_000)).toEqual(['']);
    expect(ranks('json', 4_001)).toEqual(['']);
    expect(ranks('gpx', 10_000).at(-1)).toBe(' (20/50)');
    expect(nomDeFichier('hotels', 'csv', { page: 2, pages: 3 })).toBe('hotels-2-sur-3.csv');
    expect(nomDeFichier('hotels', 'csv', { page: 1, pages: 1 })).toBe('hotels.csv');
    expect(nomDeFichier('hotels', 'datatourisme', { page: 1, pages: 2 })).toBe('hotels-1-sur-2-datatourisme.json');
    expect([rangDe({ page: 2, pages: 3 }), rangDe({ page: 1, pages: 1 })]).toEqual([' (2/3)', '']);
  });

  it('keeps its name as an agenda, which people subscribed to when it was shorter', () => {
    expect([1, 2].map((page) => titreDAgenda('Où sortir', { page, pages: 2 }))).toEqual([
      'Où sortir',
      'Où sortir (2/2)',
    ]);
  });

  it('tells programs where the other parts are', () => {
    expect(lienDe({ precedente: 'https://a.fr/x.csv', suivante: 'https://a.fr/x.csv?page=3' })).toBe(
      '<https://a.fr/x.csv>; rel="prev", <https://a.fr/x.csv?page=3>; rel="next"',
    );
    expect(lienDe({ precedente: null, suivante: null })).toBe('');
  });
});
