import { type Arbre, JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { nuancesDe } from '../../couleur.rules.ts';
import { fautesDeStyle } from '../../style.rules.ts';
import { LIVRES, sourceOf } from '../gabarits/source.ts';
import { GENRES_DE_GABARIT } from '../liquide/balises.ts';
import type { PagePublique } from '../page.ts';
import { draw, unGabarit } from '../testing/draw.ts';
import {
  FILTRES,
  unAgenda,
  unElement,
  unEvenement,
  uneCarte,
  uneListePauvre,
  unePageDeFiche,
  unePageDeListe,
  unePhoto,
  unMoteur,
  unSite,
} from '../testing/pages.ts';
import { createThemes } from '../theme.ts';
import { createDessin, fautesDuGabarit } from './dessin.ts';

const lu = (page: PagePublique, options: Parameters<typeof draw>[1] = {}) =>
  new JSDOM(draw(page, options).html).window.document;
const all = (document: Arbre, selector: string) => [...document.querySelectorAll(selector)];

describe.each(GENRES_DE_GABARIT)('the templates of the product for a %s', (genre) => {
  it.each(Object.entries(LIVRES[genre]))('%s is one that people could have saved', (_, { liquide, css }) => {
    expect(fautesDuGabarit(genre, liquide)).toEqual([]);
    expect(fautesDeStyle(css)).toEqual([]);
  });
});

describe('the source of a template', () => {
  it('is the product’s, with the styles that were added to it', () => {
    const own = sourceOf('fiche', 'sobre', { id: 7, version: 2, liquide: 'x', css: '.a{color:red}' });
    expect(own.liquide).toBe(LIVRES.fiche.sobre?.liquide);
    expect(own.css).toContain('.a{color:red}');
    expect(own.cle).not.toBe(sourceOf('fiche', 'sobre').cle);
  });

  it('is its own, another one at each version', () => {
    const source = (version: number) => sourceOf('fiche', 'propre', { id: 7, version, liquide: 'x', css: '' });
    expect(source(1).liquide).toBe('x');
    expect(source(1).cle).not.toBe(source(2).cle);
  });

  it('is the first of its kind where it names none', () => {
    expect(sourceOf('element', 'constructor').cle).toBe('element:vignette');
    expect(sourceOf('liste', 'propre').cle).toBe('liste:grille');
  });
});

it('a page is drawn in the one form that is wanted, as it would be beside the other', () => {
  const asked = { page: unePageDeListe(), sources: { page: null, elements: {}, composants: {} }, codes: [] };
  const { page } = createDessin();
  const both = page(asked);
  expect(page({ ...asked, forme: 'html' })).toEqual({ html: both.html, fragment: '' });
  expect(page({ ...asked, forme: 'fragment' })).toEqual({ html: '', fragment: both.fragment });
  expect([both.html, both.fragment]).not.toContain('');
});

describe('a list', () => {
  it('is a list of objets, each with one heading and one link', () => {
    const document = lu(unePageDeListe(), { gabarit: 'grille' });
    const items = all(document, 'ul[data-bridge-elements] > li[data-bridge-objet]');
    expect(items.map((one) => one.getAttribute('data-bridge-objet'))).toEqual([
      '4711',
      '4712',
      '4713',
      '4714',
      '4715',
      '4716',
    ]);
    for (const item of items) {
      expect(item.querySelectorAll('h2')).toHaveLength(1);
      expect(item.querySelectorAll('h2 a[href]')).toHaveLength(1);
    }
    expect(
      document.querySelector('[data-bridge=liste][data-bridge-id="12"] [data-bridge-resultats] [role=status]')
        ?.textContent,
    ).toBe('134 restaurants');
  });

  it('asks by a form that needs no script', () => {
    const document = lu(unePageDeListe(), { gabarit: 'grille' });
    const form = document.querySelector('form[data-bridge-moteur][data-direct]');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.getAttribute('action')).toBe('/public/malbrume/fr/restaurants');
    const names = all(document, 'form [name]').map((one) => one.getAttribute('name'));
    expect([...new Set(names)]).toEqual([
      ...['tri', 'q', 'commune', 'cuisine', 'ambiance', 'prix-de', 'prix-a'],
      ...['dates', 'dates-avant', 'dates-du', 'dates-au', 'distance-lat', 'distance-lon', 'distance-km', 'ouvert'],
    ]);
    expect(all(document, 'form fieldset').every((one) => one.firstElementChild?.tagName === 'LEGEND')).toBe(true);
    expect(all(document, 'form fieldset')).toHaveLength(FILTRES.length - 1);
    expect(document.querySelector('input[name=commune]:checked')?.getAttribute('value')).toBe('malbrume');
    expect(document.querySelector('form button[type=submit]')).not.toBeNull();
    expect(lu(unePageDeListe({ moteur: unMoteur({ direct: false }) })).querySelector('[data-direct]')).toBeNull();
  });

  it('has pages that say which one this is', () => {
    const document = lu(unePageDeListe(), { gabarit: 'grille' });
    expect(
      all(document, 'nav[data-bridge-pagination=pages] [aria-current=page]').map((one) => one.textContent),
    ).toEqual(['Page 2']);
    expect(document.querySelector('nav a[rel=next]')?.getAttribute('href')).toBe(
      '/public/malbrume/fr/restaurants?page=3',
    );
  });

  it.each(['voir-plus', 'infinie'] as const)('goes on by a link, in mode %s', (mode) => {
    const document = lu(unePageDeListe({ pagination: { ...unePageDeListe().pagination, mode } }), {
      gabarit: 'grille',
    });
    expect(
      document.querySelector(`[data-bridge-pagination=${mode}] a[data-bridge-suite]`)?.getAttribute('href'),
    ).toContain('page=3');
  });

  it('says that nothing fits, and offers to ask for less', () => {
    const document = lu(uneListePauvre({ moteur: unMoteur() }), { gabarit: 'grille' });
    expect(document.querySelector('.bridge-vide')?.textContent).toContain('Aucun restaurant ne convient');
    expect(document.querySelector('.bridge-vide a[data-bridge-lien]')).not.toBeNull();
    expect(document.querySelector('ul[data-bridge-elements]')).toBeNull();
  });

  it('keeps the room of its map, and hands its data over', () => {
    const document = lu(unePageDeListe({ vue: 'mixte', carte: uneCarte({ hauteur: 600 }) }), { gabarit: 'grille' });
    const data = document.querySelector('div[data-bridge-carte] > script[type="application/json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ id: 5, hauteur: 600, couches: [{ nom: 'Restaurants' }] });
    expect(document.querySelector('style')?.textContent).toContain('.bridge-carte-5{height:600px}');
  });

  it('has the columns that each device is given, with photos that wide', () => {
    const drawn = (changes: Partial<Parameters<typeof unePageDeListe>[0]>) => {
      const document = lu(unePageDeListe(changes), { gabarit: 'grille', element: 'vignette' });
      const sizes = document.querySelector('[data-bridge-objet] [sizes]')?.getAttribute('sizes');
      return [document.querySelector('ul[data-bridge-elements]')?.getAttribute('class'), sizes];
    };
    expect(drawn({})).toEqual([
      'bridge-elements bridge-colonnes-3',
      '(min-width: 60rem) 25rem, (min-width: 36rem) 50vw, 100vw',
    ]);
    const chosen = { colonnesTablette: 3, colonnesMobile: 2 };
    expect(drawn(chosen)).toEqual([
      'bridge-elements bridge-colonnes-3 bridge-tablette-3 bridge-mobile-2',
      '(min-width: 60rem) 25rem, (min-width: 36rem) 33vw, 50vw',
    ]);
    // Rows have no columns.
    expect(drawn({ ...chosen, vue: 'liste' })[0]).toBe('bridge-elements bridge-colonnes-1');
  });

  it('by day has each objet under its days, and its date in full', () => {
    const document = lu(unAgenda(), { gabarit: 'agenda', element: 'date' });
    const days = all(document, '.bridge-jour').map((day) => [
      day.querySelector('h2')?.textContent,
      all(document, 'li[data-bridge-objet]').filter((one) => day.contains(one)).length,
    ]);
    expect(days).toEqual([
      ['Samedi 21 novembre', 2],
      ['Dimanche 22 novembre', 1],
    ]);
    expect(document.querySelector('time[datetime="2026-11-22T16:00:00+01:00"]')?.textContent).toBe(
      'dimanche 22 novembre de 16 h à 17 h 30',
    );
  });

  it('shows what needs a script only to who has one', () => {
    const document = lu(unePageDeListe(), { gabarit: 'grille' });
    for (const selector of ['[data-bridge-favori="4711"]', '[data-bridge-partager]', '[data-bridge-autour]'])
      expect(document.querySelector(`button${selector}`)?.hasAttribute('hidden'), selector).toBe(true);
  });

  it('whose template has no place for its results is that place as a whole', () => {
    const gabarit = unGabarit('liste', '{% elements %}');
    expect(lu(unePageDeListe(), { gabarit }).querySelector('.g-liste-1[data-bridge-resultats] ul')).not.toBeNull();
  });

  it('has the colour of its model, else the one of its site', () => {
    const css = (page: PagePublique) => lu(page).querySelector('style')?.textContent ?? '';
    expect(css(unePageDeListe({ couleur: '#aa0033' }))).toContain('.bridge-t3-12{--bridge-couleur:#aa0033');
    expect(css(unePageDeListe())).toContain('.bridge-t3{--bridge-couleur:#1f6f54');
  });

  it('has the shades of its colour, however many pages of other colours were drawn before', () => {
    const themeDe = createThemes();
    const colours = Array.from({ length: 300 }, (_, rank) => `#${(rank * 5_000).toString(16).padStart(6, '0')}`);
    for (const couleur of [...colours, ...colours.slice(0, 3), null]) {
      const page = unePageDeListe({ site: { ...unePageDeListe().site, couleur } });
      expect(themeDe(page).nuancesDuSite).toEqual(nuancesDe(couleur));
      expect(themeDe({ ...page, couleur: '#aa0033' }).nuancesDuSite).toEqual(nuancesDe(couleur));
    }
  });

  it('draws each type by its own template', () => {
    const page = unePageDeListe({ elements: [unElement(), unEvenement()] });
    const { fragment } = createDessin().page({
      page,
      sources: {
        page: null,
        elements: { '': sourceOf('element', 'compact'), evenement: sourceOf('element', 'date') },
        composants: {},
      },
      codes: [],
    });
    expect(fragment).toContain('class="bridge-element g-element-compact" data-bridge-objet="4711"');
    expect(fragment).toContain('class="bridge-element g-element-date" data-bridge-objet="8123"');
  });
});

describe('a photo', () => {
  it('has its shape before it is there, its author beside it, and is waited for only at the top', () => {
    const document = lu(unePageDeListe(), { gabarit: 'grille' });
    const images = all(document, '.bridge-photo img');
    expect(images).toHaveLength(6);
    for (const image of images) {
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480']);
      expect(image.getAttribute('decoding')).toBe('async');
      expect(image.getAttribute('alt')).toBe('La terrasse au bord de l’eau');
      expect(image.parentElement?.textContent).toBe('©\u00a0Léa Morvan');
    }
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, null, 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('of a fiche says who made it, each of them', () => {
    const photos = Array.from({ length: 7 }, (_, rang) => unePhoto({ rang, credit: `© Photographe ${rang}` }));
    const credits = all(lu(unePageDeFiche({ photos })), '.bridge-galerie .bridge-credit').map((one) => one.textContent);
    expect(credits).toEqual(photos.map(({ rang }) => `©\u00a0Photographe ${rang}`));
  });
});

it('styles of a template are kept inside of it, and those that should not have been saved are left out', () => {
  const gabarit = unGabarit('fiche', '<p class="a">x</p>', '.a{color:red}');
  expect(draw(unePageDeFiche(), { gabarit }).html).toContain('.bridge .g-fiche-1 .a{color:red}');
  const broken = unGabarit('fiche', '<p class="a">x</p>', '.a{color:red}}body{display:none}');
  expect(draw(unePageDeFiche(), { gabarit: broken }).html).not.toContain('display:none}');
});

it('what people wrote as markup is cleaned again', () => {
  const hostile = '<p onclick="x">Bonjour<script>alert(1)</script></p>';
  const site = unSite({ mentions: hostile });
  const { html } = draw(unePageDeListe({ site, introduction: hostile, textePied: hostile }), { gabarit: 'grille' });
  expect(html).not.toMatch(/onclick|alert\(1\)/);
  expect(html.match(/<p>Bonjour<\/p>/g)).toHaveLength(3);
});
