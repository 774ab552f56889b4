import { expect, it } from 'vitest';
import { unePageDeListe } from '../../../rendering/web/testing/pages.ts';
import { framePage } from './public.cadre.ts';

const framed = (html: string) =>
  framePage(unePageDeListe(), { html: `<html><head></head><body>${html}</body></html>`, fragment: '' });

it.each([
  ['<a href="/public/malbrume/fr/x">', '<a href="/public/malbrume/fr/x?cadre=1">'],
  [
    '<a class="b" href="/public/malbrume/fr/x?page=2#haut">',
    '<a class="b" href="/public/malbrume/fr/x?page=2&amp;cadre=1#haut">',
  ],
  ['<a href="/public/malbrume/fr/x.csv">', '<a href="/public/malbrume/fr/x.csv">'],
  ['<a href="https://ailleurs.example/x">', '<a href="https://ailleurs.example/x">'],
  ['<a href="/public/malbrumeux/fr">', '<a href="/public/malbrumeux/fr">'],
  [
    '<form action="/public/malbrume/fr/x" method="get">',
    '<form action="/public/malbrume/fr/x" method="get"><input type="hidden" name="cadre" value="1">',
  ],
])('in a frame, %s is %s', (written, expected) => expect(framed(written)).toContain(`<body>${expected}</body>`));

it('the head and the foot of the site are those of the page around', () => {
  expect(framed('')).toContain('.bridge-haut,.bridge-bas,.bridge-saut-contenu{display:none}</style></head>');
});
