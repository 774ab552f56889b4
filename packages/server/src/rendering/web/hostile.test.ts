import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { LIVRES } from './gabarits/source.ts';
import type { PagePublique } from './page.ts';
import { draw } from './testing/draw.ts';
import {
  unAgenda,
  uneCarte,
  unePageDAccueil,
  unePageDeCarte,
  unePageDeFiche,
  unePageDeListe,
  unMessage,
} from './testing/pages.ts';

/** S-23: every text that a page shows may come from a feed, a visitor or a stranger. */
const CANARI = '"><img src=x onerror=alert(1)></script></style>{{constructor.constructor("alert(1)")()}}{% raw %}\'';

/** Properties with addresses, markup or codes of the product, which were made or checked before. */
const AUTRES = new Set([
  'href',
  'html',
  'base',
  'adresse',
  'accueil',
  'action',
  'sansRien',
  'precedente',
  'suivante',
  'canonique',
  'genre',
  'langue',
  'code',
  'presentation',
  'vue',
  'densite',
  'zoneMoteur',
  'mode',
  'police',
  'arrondi',
  'focale',
  'ratio',
  'couleur',
  'image',
  'logo',
  'signaler',
  'empreinte',
  'fond',
  'positionLegende',
  'listeLiee',
  'format',
  'langueNom',
  'langueResume',
]);

function poison<T>(value: T, name = ''): T {
  if (typeof value === 'string') return (AUTRES.has(name) ? value : CANARI) as T & string;
  if (Array.isArray(value)) return value.map((one) => poison(one, name)) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, key)])) as T;
}

const { document } = new JSDOM('').window;

function check(html: string): void {
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html>\n<html[^>]*>|<\/html>\s*$/g, '');
  expect(document.querySelector('[onerror], img[src="x"], iframe, base')).toBeNull();
  for (const script of document.querySelectorAll('script'))
    expect(script.getAttribute('type') ?? script.getAttribute('src')).toMatch(/json$|module|\/public\//);
  const names = [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(document.body.textContent).toContain('{{constructor.constructor("alert(1)")()}}');
}

const PAGES: readonly (readonly [string, PagePublique, string])[] = [
  ...Object.keys(LIVRES.liste).map(
    (base) => [`a list, ${base}`, unePageDeListe({ carte: uneCarte(), vue: 'mixte' }), base] as const,
  ),
  ['an agenda', unAgenda(), 'agenda'],
  ...Object.keys(LIVRES.fiche).map((base) => [`a fiche, ${base}`, unePageDeFiche(), base] as const),
  ['a map', unePageDeCarte(), ''],
  ['the lists of a site', unePageDAccueil(), ''],
  ['a message', unMessage(), ''],
];

const ELEMENTS = Object.keys(LIVRES.element);
const CASES = PAGES.flatMap(([nom, page, gabarit], index) =>
  ELEMENTS.map((element, at) => ({ nom, page, gabarit, element, isUsual: at === index % ELEMENTS.length })),
);

describe('hostile texts in every field', () => {
  // Every page is tried once, and every element at least once.
  it.each(CASES.filter(({ isUsual }) => isUsual))('are texts, in $nom, $element', areTexts);

  it.each(CASES.filter(({ isUsual }) => !isUsual))(
    'are texts besides, in $nom, $element',
    { tags: 'torture' },
    areTexts,
  );
});

function areTexts({ page, gabarit, element }: (typeof CASES)[number]): void {
  const { html, fragment } = draw(poison(page), { gabarit, element });
  check(html);
  check(`<body>${fragment}</body>`);
}
