import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageImprimee } from '../image.imprimee.ts';
import { documentDEssai, dossierDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from '../testing/document.ts';
import { couverture, drawn, parties, saut, wholeGabarits } from '../testing/draw.ts';
import { drawTirage } from './tirage.ts';

it('a printer who asks for RVB gets its boxes and its marks, and no ink', async () => {
  const drawnIn = async (quadri: boolean) => {
    const document = documentDEssai({ canal: 'impression', quadri, couverture });
    const page = { ...document.page, fondPerdu: 3, traits: true };
    const dossier = await dossierDEssai({ ...document, page }, gabaritsDEssai(wholeGabarits));
    await drawTirage(dossier);
    const read = await PDFDocument.load(await readFile(join(dossier, 'document.pdf')));
    const objects = read.context.enumerateIndirectObjects().map(([, one]) => one);
    // The content that is drawn, with the resources that it uses.
    const said = objects.map((one) =>
      one instanceof PDFRawStream ? `${one.dict}${Buffer.from(decodePDFRawStream(one).decode())}` : String(one),
    );
    const { width } = read.getPages()[0]?.getTrimBox() ?? { width: 0 };
    return { inked: said.some((one) => /DeviceCMYK|[\d.] k\n/.test(one)), trim: Math.round((width / 72) * 25.4) };
  };
  expect([await drawnIn(true), await drawnIn(false)]).toEqual([
    { inked: true, trim: 148 },
    { inked: false, trim: 148 },
  ]);
});

it('a map bears the numbers of its fiches, its scale, its layers and whom it thanks, with a background or without', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aaccaa' } })
    .jpeg()
    .toBuffer();
  const couleur = { rvb: '#0b7285', cmjn: [90, 30, 35, 10] } as const;
  // A line from one edge to beyond the other.
  const line = Array.from({ length: 40 }, (_, n) => [n / 32, 0.5 + Math.sin(n / 4) / 4] as const);
  const carte = (fond: ImageImprimee | null) =>
    ({
      genre: 'carte',
      titre: 'La carte',
      alternative: 'La carte',
      largeur: 120,
      ratio: 1.5,
      fond,
      credit: '© IGN',
      echelle: { part: 0.2, mots: '5 km' },
      reperes: [
        { x: 0.2, y: 0.3, numero: 7, couleur, fiche: '0-1' },
        { x: 0.6, y: 0.3, numero: null, couleur, fiche: null },
      ],
      traces: [{ couleur, lignes: [line, [...line].reverse()] }],
      couches: [{ nom: 'Hôtels', couleur }],
      points: [{ numero: 7, nom: 'Auberge du Pont', fiche: '0-1' }],
      saut,
    }) as const;
  for (const fond of [null, { fichier: 'images/fond.jpg', alternative: '', credit: null }]) {
    const document = documentDEssai({ parties: [rubriqueDEssai([ficheDEssai('0-1')]), carte(fond)] });
    const { fautes, pages } = await drawn(document, {}, { 'images/fond.jpg': picture });
    expect(fautes).toEqual([]);
    for (const words of ['La carte', '5 km', 'Hôtels', '© IGN', 'Auberge du Pont'])
      expect(pages.at(-1)).toContain(words);
  }
});

it('indexes lead to pages, to the numbers of fiches, or to both', async () => {
  const [, , , rubrique, index] = parties;
  const of = async (renvois: 'page' | 'numero' | 'les-deux') => {
    const document = documentDEssai({ parties: [rubrique, index].flatMap((one) => one ?? []) });
    const { pages } = await drawn({ ...document, miseEnPage: { ...document.miseEnPage, renvois } });
    return /Auberge 0-3[ .]*([\d() ]+)/.exec(pages.at(-1) ?? '')?.[1]?.replace(/\s/g, '');
  };
  expect([await of('page'), await of('numero'), await of('les-deux')].map((one) => one?.slice(0, 4))).toEqual([
    '1',
    '3',
    '3(1)',
  ]);
});

it('the own source of each gabarit is drawn, with its variables', async () => {
  const variables = {
    gabarit: { accent: { genre: 'couleur', couleur: { rvb: '#aa0000', cmjn: [0, 100, 100, 20] } } },
    couverture: {
      slogan: { genre: 'texte', texte: 'Le pays des lacs' },
      marge: { genre: 'longueur', nombre: 4, unite: 'mm' },
    },
    'notes-1': { combien: { genre: 'nombre', nombre: 7 } },
  } as const;
  const { fautes, pages } = await drawn(documentDEssai({ parties, couverture, variables }), {
    edition: { source: '#import "/bridge.typ": *\n#let groupe(g, r) = block(text(fill: accent)[Groupe #g.titre])' },
    couverture: { source: '#let couverture(c) = pad(marge)[#slogan]' },
    sommaire: { source: '#let sommaire(s) = [Mon sommaire]' },
    notes: { 1: { source: '#let notes(n) = [Page à #combien lignes]' } },
  });
  expect(fautes).toEqual([]);
  for (const words of ['Le pays des lacs', 'Mon sommaire', 'Groupe Samedi', 'Page à 7 lignes'])
    expect(pages.join('\n')).toContain(words);
});

it.each([
  ['an unknown name', '\n\n#let couverture(c) = inconnu', 3],
  ['a file outside', '#let couverture(c) = read("/etc/passwd")', 1],
  ['a file above', '\n#let couverture(c) = read("../../etc/passwd")', 2],
  ['a package of the network', '#import "@preview/tablex:0.0.8": *', 1],
])('%s in an own source is told at its line of its own file', async (_, source, ligne) => {
  const variables = { couverture: { slogan: { genre: 'texte', texte: '' } } } as const;
  const { fautes } = await drawn(documentDEssai({ couverture, variables }), { couverture: { source } });
  expect(fautes[0]).toMatchObject({ fichier: '/couverture.typ', ligne });
});
