import { gzipSync } from 'node:zlib';
import { LANGUES } from '@bridge/contract';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { feuilleDeStyle } from './feuille.ts';
import { LIVRES } from './gabarits/source.ts';
import { motsEn, tousLesMots } from './mots.ts';
import type { PagePublique } from './page.ts';
import { draw } from './testing/draw.ts';
import {
  unAgenda,
  unElement,
  uneCarte,
  uneFichePauvre,
  uneListePauvre,
  unePageDAccueil,
  unePageDeCarte,
  unePageDeFiche,
  unePageDeListe,
  unePageDeTexte,
  unMessage,
  unSite,
} from './testing/pages.ts';

const htmlValidate = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'prefer-native-element': 'off', 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
  }),
);

/** The faults that a validator finds in a page, each with the code at fault. */
function defauts(html: string): string[] {
  const { results } = htmlValidate.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} — ${html.slice(offset, offset + 60)}`),
  );
}

const LONG = 'Un nom qui n’en finit pas, avec des-mots-composés-plus-longs-que-toute-colonne '.repeat(4);
const LISTES: readonly (readonly [string, PagePublique])[] = [
  ['rich', unePageDeListe()],
  ['poor', uneListePauvre()],
  ['of events', unAgenda({ zoneMoteur: 'haut' })],
  ['with its map', unePageDeListe({ vue: 'mixte', carte: uneCarte(), zoneMoteur: 'tiroir' })],
  [
    'of long texts',
    unePageDeListe({ elements: [unElement({ nom: LONG, resume: LONG.repeat(5), commune: LONG, photo: null })] }),
  ],
  ['one page after the other', unePageDeListe({ pagination: { ...unePageDeListe().pagination, mode: 'voir-plus' } })],
];
const FICHES: readonly (readonly [string, PagePublique])[] = [
  ['rich', unePageDeFiche()],
  ['poor', uneFichePauvre()],
  [
    'of many photos',
    unePageDeFiche({
      photos: Array.from({ length: 9 }, (_, rang) => ({
        ...unePageDeFiche().photos[0],
        objet: 1,
        rang,
        empreinte: 'x',
        alternative: '',
        legende: null,
        credit: null,
        jusquAu: null,
      })),
    }),
  ],
];
const AUTRES: readonly (readonly [string, PagePublique])[] = [
  ['a map', unePageDeCarte()],
  ['the lists of a site', unePageDAccueil()],
  ['a message', unMessage()],
  ['a text', unePageDeTexte()],
];

describe('every page of the product is HTML that validators accept', () => {
  const elements = Object.keys(LIVRES.element);
  const gabarits = Object.keys(LIVRES.liste);
  const cases = [
    ...LISTES.flatMap(([nom, page], index) =>
      gabarits.flatMap((gabarit) =>
        elements
          // Every pair is tried once with the richest list in a long run; lists are tried with one pair each, and every pair with a list.
          .map((element, at) => ({
            ...{ nom: `a list ${nom}, ${gabarit}, ${element}`, page, gabarit, element },
            isUsual: at === (index + gabarits.indexOf(gabarit)) % elements.length,
          }))
          .filter(({ isUsual }) => index === 0 || isUsual),
      ),
    ),
    ...FICHES.flatMap(([nom, page]) =>
      Object.keys(LIVRES.fiche).map((gabarit) => ({
        nom: `a fiche ${nom}, ${gabarit}`,
        page,
        gabarit,
        element: 'vignette',
        isUsual: true,
      })),
    ),
    ...AUTRES.map(([nom, page]) => ({ nom, page, gabarit: '', element: 'ligne', isUsual: true })),
  ];
  const isAccepted = ({ page, gabarit, element }: (typeof cases)[number]) => {
    const { html, fragment } = draw(page, { gabarit, element });
    expect(defauts(html)).toEqual([]);
    expect(fragment).not.toMatch(/<(?:html|head|body|title|main)\b/);
  };

  it.each(cases.filter(({ isUsual }) => isUsual))('$nom', isAccepted);

  it.each(cases.filter(({ isUsual }) => !isUsual))('$nom', { tags: 'torture' }, isAccepted);
});

describe('the head of a page', () => {
  const { html } = draw(unePageDeListe());

  it('tells search engines and shared links what the page is', () => {
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('<title>Restaurants à Malbrume</title>');
    expect(html).toContain('<link rel="canonical" href="https://bridge.exemple.fr/public/malbrume/fr/restaurants">');
    expect(html).toContain(
      '<link rel="alternate" hreflang="en" href="https://bridge.exemple.fr/public/malbrume/en/restaurants">',
    );
    expect(html).toContain('<meta property="og:image" content="https://bridge.exemple.fr/public/photos/');
    expect(html).toContain('type="application/rss+xml"');
    expect(html).not.toContain('noindex');
    expect(draw(uneListePauvre()).html).toContain('<meta name="robots" content="noindex">');
  });

  it('has the first letter of the site for an icon, in its colour, whatever that letter is', () => {
    const iconOf = (titre: string) => {
      const page = unePageDeListe({ site: { ...unePageDeListe().site, titre, couleur: '#aa0000' } });
      const [, href = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(draw(page).html) ?? [];
      return decodeURIComponent(href);
    };
    expect(iconOf('éclats du lac')).toMatch(/fill="#aa0000".*>É<\/text>/);
    expect(iconOf('😀 Vacances')).toContain('>😀</text>');
    expect(iconOf('<script>')).toContain('>&lt;</text>');
  });

  it('has the picture that people chose for an icon', () => {
    const picture = { origine: '', id: 7, version: 2, jeton: 'aa', isDrawing: false, alternatif: '', credit: '' };
    const page = (icone: typeof picture) => unePageDeListe({ site: { ...unePageDeListe().site, icone } });
    expect(draw(page(picture)).html).toContain('<link rel="icon" href="/public/medias/7-2-aa/320-1x1.webp">');
    const drawing = draw(page({ ...picture, isDrawing: true })).html;
    expect(drawing).toContain('<link rel="icon" href="/public/medias/7-2-aa/dessin.svg">');
  });

  it('holds its data where nothing can close it', () => {
    const referencement = {
      ...unePageDeListe().referencement,
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    };
    const written = draw(unePageDeListe({ referencement })).html;
    expect(written).not.toContain('</script><script>alert');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
  });

  it('asks nothing of other hosts', () => {
    const loaded = [...html.matchAll(/<(?:img|script|link rel="stylesheet")[^>]*?(?:src|href)="([^"]+)"/g)].map(
      ([, at]) => at,
    );
    expect(loaded.length).toBeGreaterThan(4);
    for (const address of loaded) expect(address).toMatch(/^\/public\//);
  });

  it('takes custom codes along as files, and HTML where it was asked for', () => {
    const codes = [
      { type: 'css', href: '/public/codes/1.css', html: '', emplacement: 'debut' },
      { type: 'js', href: '/public/codes/2.js', html: '', emplacement: 'fin' },
      { type: 'html', href: '', html: '<p>Bandeau</p>', emplacement: 'debut' },
      { type: 'html', href: '', html: '<p>Encart</p>', emplacement: 'fin' },
    ] as const;
    const drawn = draw(unePageDeListe(), { codes });
    expect(drawn.html).toContain('<link rel="stylesheet" href="/public/codes/1.css">');
    expect(drawn.html).toContain('<script src="/public/codes/2.js" defer=""></script>');
    expect(drawn.html).toMatch(/<p>Bandeau<\/p>.*<h1.*<p>Encart<\/p>/s);
    expect(drawn.fragment).toContain('<script src="https://bridge.exemple.fr/public/codes/2.js" defer=""></script>');
  });
});

describe('what goes inside another page', () => {
  it('has whole addresses, photos and maps included', () => {
    const { fragment } = draw(unePageDeListe({ vue: 'mixte', carte: uneCarte() }), { gabarit: 'grille' });
    expect(fragment).not.toMatch(/(?:href|src|action)="\/(?!\/)|srcset="\/|, \/public|"href":"\//);
    expect(fragment).toContain('https://bridge.exemple.fr/public/photos/4711/');
  });

  it('leaves the first title and the way back to the page around', () => {
    const { html, fragment } = draw(unePageDeListe(), { gabarit: 'grille' });
    expect(html).toContain('<h1 class="bridge-titre">');
    expect(fragment).toContain('<h2 class="bridge-titre">');
    expect(fragment).not.toContain('bridge-ariane"');
  });

  it.each([
    ['a map', unePageDeCarte()],
    ['a text', unePageDeTexte()],
    ['a message', unMessage()],
  ])('has the title of %s one level lower', (_, page) => {
    const { html, fragment } = draw(page);
    expect(html).toContain(`<h1 class="bridge-titre">${page.titre}</h1>`);
    expect(fragment).toContain(`<h2 class="bridge-titre">${page.titre}</h2>`);
    expect(fragment).not.toContain('<h1');
  });
});

it('the styles of all pages weigh less than 10 kB', () => {
  expect(gzipSync(feuilleDeStyle.css).length).toBeLessThan(10_000);
  expect(feuilleDeStyle.nom).toMatch(/^[0-9a-f]{16}\.css$/);
  expect(feuilleDeStyle.css.length).toBeGreaterThan(10_000);
});

it('no style of the product reaches outside of its root', () => {
  const selectors = [...feuilleDeStyle.css.matchAll(/(?:^|[{}])([^{}@]+)\{/g)].map(([, list = '']) => list);
  expect(selectors.length).toBeGreaterThan(100);
  for (const list of selectors) expect(list).toMatch(/bridge|bloc/);
});

it('pages speak every language', () => {
  for (const langue of LANGUES) {
    expect(Object.values(tousLesMots(langue)).filter((mot) => mot.trim() === '')).toEqual([]);
    expect(draw(unePageDeListe({ langue })).html).toContain(motsEn(langue)('trierPar'));
  }
});

it.each([
  ['liste', unePageDeListe({ id: 31 }), 31],
  ['fiche', unePageDeFiche({ id: 32 }), 32],
  ['carte', unePageDeCarte(), uneCarte().id],
] as const)('a %s says what its clicks are counted for', (genre, page, id) => {
  expect(draw(page).html).toContain(`data-bridge="${genre}" data-bridge-id="${id}"`);
});

it('a Matomo hears of a page by its title, without what the visitor asked', () => {
  const site = unSite({ matomo: { adresse: 'https://mesure.example/matomo.php', site: 4 } });
  const { referencement } = unePageDeListe();
  const of = (changes: Partial<typeof referencement>) =>
    draw(unePageDeListe({ site, referencement: { ...referencement, ...changes } })).html;
  const asked = of({ titre: 'Où manger – « secret »', titreSansReponses: 'Où manger' });
  expect(asked).toMatch(/<meta name="bridge-matomo" content="4 [^"]+" data-titre="Où manger">/);
  expect(of({ titre: 'Où manger' })).toContain('data-titre="Où manger"');
});
