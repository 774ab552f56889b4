import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { documentDEssai, dossierDEssai, ficheDEssai, rubriqueDEssai } from '../testing/document.ts';
import { FICHIERS } from '../tirage/dossier.ts';
import { drawTirage } from '../tirage/tirage.ts';
import { feuilleDans } from './feuille.ts';
import { leafThrough } from './feuilles.ts';
import { feuilletable } from './feuilletable.html.ts';

const appel = {
  titre: '',
  style: '',
  noeuds: [{ genre: 'paragraphes', paragraphes: [[{ texte: '04 79', href: 'tel:+33479' }]] }],
} as const;

it('every page is a picture, with its words and its links', async () => {
  const fiches = [ficheDEssai('0-1', { blocs: [appel] }), ficheDEssai('0-2')];
  const index = {
    genre: 'index',
    titre: 'Index',
    entrees: [{ mots: 'Auberge', fiches: ['0-1'] }],
    saut: 'page',
  } as const;
  const dossier = await dossierDEssai(documentDEssai({ parties: [rubriqueDEssai(fiches), index] }));
  await drawTirage(dossier);
  await mkdir(join(dossier, 'feuilles'));
  const asked = { fichier: join(dossier, FICHIERS.pdf), dossier: join(dossier, 'feuilles'), largeur: 300 };
  const feuilles = await leafThrough(asked);
  expect(feuilles.map(({ texte }) => /Auberge/.test(texte))).toEqual([true, true]);
  expect(feuilles.flatMap(({ liens }) => liens.map(({ vers }) => vers))).toEqual(['tel:+33479', 1]);
  for (const { x, y, largeur, hauteur } of feuilles.flatMap(({ liens }) => liens))
    for (const part of [x, y, x + largeur, y + hauteur]) expect(part).toBeGreaterThan(0);
  const { format, width } = await sharp(await readFile(feuilleDans(asked.dossier, 2))).metadata();
  expect([format, Math.round(width / 10)]).toEqual(['webp', 30]);
});

it('what is leafed through is a page of plain HTML, whatever its words and its links say', () => {
  const lien = { x: 0.1, y: 0.1, largeur: 0.2, hauteur: 0.1, mots: '"><script>' };
  const liens = [
    { ...lien, vers: 'https://lac.example/?a=1&b=2' },
    { ...lien, vers: 2 },
    { ...lien, vers: 'javascript:alert(1)' },
  ];
  const feuille = { largeur: 420, hauteur: 595, texte: 'Un <b>mot</b>\nUn autre', liens };
  const { html, politique } = feuilletable({
    titre: 'Guide </title><script>',
    langue: 'fr',
    feuilles: [feuille, { ...feuille, liens: [] }],
    image: (page) => `/i/${page}.webp`,
    pdf: '/g.pdf',
  });
  const { document } = new JSDOM(html).window;
  expect(document.querySelector('title')?.textContent).toBe('Guide </title><script>');
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect([...document.querySelectorAll('section')].map((page) => page.getAttribute('aria-label'))).toEqual([
    'Page 1',
    'Page 2',
  ]);
  expect([...document.querySelectorAll('svg a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://lac.example/?a=1&b=2',
    '#p2',
  ]);
  expect(document.querySelector('.texte')?.textContent).toBe('Un <b>mot</b>Un autre');
  expect(politique).toContain("default-src 'none'");
  expect(politique).not.toContain('unsafe');
});
