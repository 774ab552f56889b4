import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adresseDe, langueVoulue, parametresDe, requeteCanonique } from './public.adresse.ts';

describe('an address below a site', () => {
  it.each([
    ['', { genre: 'langue' }],
    ['/', { genre: 'langue' }],
    ['/robots.txt', { genre: 'robots' }],
    ['/llms.txt', { genre: 'llms' }],
    ['/sitemap.xml', { genre: 'sitemap', partie: null }],
    ['/sitemap-12.xml', { genre: 'sitemap', partie: 12 }],
    ['/fr', { genre: 'page', langue: 'fr', chemin: 'fr', demande: { genre: 'accueil' } }],
    ['/fr/restaurants/', { genre: 'page', chemin: 'fr/restaurants', demande: { genre: 'liste', code: 'restaurants' } }],
    ['/en/carte/plages', { genre: 'page', demande: { genre: 'carte', code: 'plages' } }],
    ['/fr/site/accessibilite', { genre: 'page', langue: 'fr', demande: { genre: 'accessibilite' } }],
    ['/fr/site/autre', { genre: 'inconnue', langue: 'fr' }],
    ['/fr/restaurant/la-table-malbrume-4711', { genre: 'page', demande: { genre: 'fiche', objet: 4711 } }],
    ['/fr/restaurant/4711', { genre: 'page', demande: { genre: 'fiche', objet: 4711 } }],
    ['/fr/restaurants.geojson', { genre: 'sortie', de: { genre: 'liste', code: 'restaurants', format: 'geojson' } }],
    ['/fr/carte/plages.geojson', { genre: 'sortie', de: { genre: 'carte', code: 'plages' } }],
    ['/fr/evenement/fete-12.ics', { genre: 'sortie', de: { genre: 'objet', objet: 12, format: 'ics' } }],
    [
      '/fr/carte/12/infobulle/4711',
      { genre: 'sortie', langue: 'fr', de: { genre: 'infobulle', carte: 12, objet: 4711 } },
    ],
    ['/fr/carte/plan/infobulle/4711', { genre: 'inconnue', langue: 'fr' }],
    ['/fr/carte/12/infobulle/4711x', { genre: 'inconnue' }],
    ['/fr/carte/12/infobulle/4711/1', { genre: 'inconnue' }],
    ['/xx/carte/12/infobulle/4711', { genre: 'inconnue', langue: null }],
    ['/xx/restaurants', { genre: 'inconnue', langue: null }],
    ['/fr/restaurants.css', { genre: 'inconnue', langue: 'fr' }],
    ['/fr/restaurant/la-table-4711.css', { genre: 'inconnue' }],
    ['/fr/restaurant/la-table', { genre: 'inconnue' }],
    ['/fr/a/b/c', { genre: 'inconnue' }],
    ['/fr/%E0%A4%A', { genre: 'inconnue', langue: null }],
    ['/fr/..%2f..%2fetc', { genre: 'inconnue', langue: null }],
    ['/fr/Restaurants', { genre: 'inconnue' }],
  ])('%s', (path, expected) => expect(adresseDe(path)).toMatchObject(expected));

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(adresseDe(`/fr/${path}`)).toHaveProperty('genre');
      }),
    );
  });
});

describe('the language of a visitor', () => {
  it.each([
    ['de-AT,en;q=0.5', 'de'],
    ['nl, en;q=0.2, de;q=0.9', 'de'],
    ['*', 'fr'],
    ['en;q=0', 'fr'],
    ['; ; ;q=,,', 'fr'],
    [undefined, 'fr'],
  ])('%s', (accepted, langue) => expect(langueVoulue(accepted, ['fr', 'en', 'de'], 'fr')).toBe(langue));
});

describe('what an address asks of a list', () => {
  const known = parametresDe(['commune', 'prix', 'quand']);
  const MANY = Array.from({ length: 100 }, (_, rang) => `saint-martin-du-lac-${rang}`).join(',');
  const canonical = (query: string) => requeteCanonique(new URLSearchParams(query), known).toString();

  it.each([
    ['b=1&a=2', ''],
    ['page=1', ''],
    ['page=2', 'page=2'],
    ['page=02&page=-1&page=1e3&page=99999', ''],
    ['q=  la   table ', 'q=la+table'],
    ['prix-a=20&prix-de=10', 'prix-a=20&prix-de=10'],
    ['quand-du=2026-11-20&quand-avant=2026-11-20_', 'quand-avant=2026-11-20_&quand-du=2026-11-20'],
    ['commune=b&commune=a&commune=b', 'commune=a&commune=b'],
    ['TRI=prix&utm_medium=x', 'tri=prix'],
    [`q=${'x'.repeat(201)}`, ''],
    // The links of a list write many choices of one filter with commas.
    [`commune=${MANY}`, `commune=${encodeURIComponent(MANY)}`],
    [`commune=${'x'.repeat(3_001)}`, ''],
    ['q=a%00b', ''],
    ['commune-autre=1', ''],
  ])('%s is %s', (asked, expected) => expect(canonical(asked)).toBe(expected));

  it('is the same in any order, and asking it again changes nothing', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('q', 'Page', 'commune', 'prix', 'x'), fc.string({ maxLength: 20 })),
    );
    fc.assert(
      fc.property(pairs, (asked) => {
        const once = requeteCanonique(new URLSearchParams(asked), known);
        expect(requeteCanonique(new URLSearchParams([...asked].reverse()), known).toString()).toBe(once.toString());
        expect(requeteCanonique(once, known).toString()).toBe(once.toString());
      }),
    );
  });

  it('knows of questions where they are asked one at a time', () => {
    const asked = (guide: boolean) =>
      requeteCanonique(new URLSearchParams('question=type'), parametresDe(['type'], guide)).toString();
    expect([asked(false), asked(true)]).toEqual(['', 'question=type']);
  });
});
