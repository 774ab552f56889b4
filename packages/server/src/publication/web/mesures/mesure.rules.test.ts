import { describe, expect, it } from 'vitest';
import type { Mesure } from '../pages/composition.ts';
import { createPremieres } from './jeton.ts';
import { compteDAdresse, comptesDe, isRobot } from './mesure.rules.ts';

const LISTE: Mesure = {
  site: 3,
  ressource: 'listeWeb',
  enregistrement: 12,
  objet: null,
  recherche: null,
  filtres: [],
};
const comptes = (mesure: Partial<Mesure>) =>
  comptesDe({ ...LISTE, ...mesure }, '2026-11-15').map(({ genre, texte, objet }) => [genre, texte, objet]);

describe('what a page that was seen counts for', () => {
  it('is one view, of its objet where it has one', () => {
    expect(comptes({})).toEqual([['vue', '', 0]]);
    expect(comptes({ ressource: 'ficheWeb', objet: 4711 })).toEqual([['vue', '', 4711]]);
  });

  it('is what was looked for, found or not, however it was typed', () => {
    expect(comptes({ recherche: { texte: '  Crêperie ', vide: false } })).toContainEqual(['recherche', 'creperie', 0]);
    expect(comptes({ recherche: { texte: 'sauna', vide: true } })).toEqual([
      ['vue', '', 0],
      ['recherche', 'sauna', 0],
      ['sans-resultat', 'sauna', 0],
    ]);
  });

  it('is what it was filtered by', () => {
    expect(comptes({ filtres: ['commune=malbrume'] })).toContainEqual(['filtre', 'commune=malbrume', 0]);
  });

  it.each(['jeanne@example.org', '06 12 34 56 78', '   ', '\u0000\ud800'])('is never who somebody is: %j', (texte) => {
    expect(comptes({ recherche: { texte, vide: true } })).toEqual([['vue', '', 0]]);
  });

  it('is short, and can be written', () => {
    const [, filtre] = comptes({ filtres: [`a\u0000\ud800${'é'.repeat(500)}`] });
    expect(String(filtre?.[1]).length).toBeLessThanOrEqual(80);
    expect(filtre?.[1]).not.toMatch(/\p{Cc}|\p{Surrogate}/u);
  });
});

describe('an address that leads nowhere', () => {
  const texteDe = (chemin: string) => compteDAdresse({ site: 3, genre: 'introuvable', chemin }, '2026-11-15')?.texte;

  it.each(['/fr/ou-manger', '/ancien/hotels.html', '/index.php', '/fr/restaurant/zinc-4711'])(
    'is counted: %s',
    (chemin) => expect(texteDe(chemin)).toBe(chemin),
  );

  it.each(['/favicon.ico', '/fr/photo.JPG', '/.env', '/.well-known/change-password', '/fr/jeanne@example.org'])(
    'is not, where nobody looked for a page, or where it names somebody: %s',
    (chemin) => expect(texteDe(chemin)).toBeUndefined(),
  );

  it('is cut where nobody would write so much', () => expect(texteDe(`/${'a'.repeat(500)}`)).toHaveLength(200));
});

describe('a robot', () => {
  it.each([
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0',
    'GPTBot/1.0',
  ])('is %s', (agent) => expect(isRobot(agent)).toBe(true));

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ])('is not %s', (agent) => expect(isRobot(agent)).toBe(false));
});

describe('what is counted once', () => {
  it('is known again for as long as it may be sent, and then forgotten', () => {
    let now = 0;
    const isFirst = createPremieres({ now: () => new Date(now) });
    expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
    now += 29 * 60_000;
    expect([isFirst('a'), isFirst('c')]).toEqual([false, true]);
    now += 29 * 60_000;
    expect([isFirst('c'), isFirst('c')]).toEqual([false, false]);
    now += 61 * 60_000;
    expect(isFirst('a')).toBe(true);
  });

  it('is bounded', () => {
    const isFirst = createPremieres({ now: () => new Date(0) }, 2);
    expect(['a', 'b', 'c', 'a'].map(isFirst)).toEqual([true, true, false, false]);
  });
});
