import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { linesOf, readPdf } from '../../publication/print/testing/lire.ts';
import type { DocumentImprime } from './document.ts';
import type { ImageImprimee } from './image.imprimee.ts';
import type { Gabarits } from './projet.ts';
import { documentDEssai, dossierDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from './testing/document.ts';
import { tirer } from './tirage.ts';

async function drawn(
  document: DocumentImprime,
  gabarits: Partial<Gabarits> = {},
  images: Readonly<Record<string, Uint8Array>> = {},
) {
  const dossier = await dossierDEssai(document, gabaritsDEssai(gabarits), images);
  const tirage = await tirer(dossier);
  if (tirage.etat === 'faute') return { fautes: tirage.fautes, pages: [] as string[] };
  const { pages, acces: declare } = await readPdf(await readFile(join(dossier, 'document.pdf')));
  return { ...tirage, fautes: [], pages, declare };
}

const saut = 'page' as const;
const fiches = ['0-1', '0-2', '0-3'].map((cle, rank) => ficheDEssai(cle, { numero: rank + 1 }));
/** Everything that a plan may hold, but images. */
const parties: DocumentImprime['parties'] = [
  { genre: 'sommaire', base: 'colonnes', colonnes: 2, niveaux: 2, points: true, pictos: true, saut },
  {
    genre: 'legende',
    titre: 'Légende',
    colonnes: 3,
    style: 'pastilles',
    exacte: false,
    groupes: [{ titre: 'Services', entrees: [{ picto: null, mots: 'Wifi' }] }],
    saut: 'aucun',
  },
  { genre: 'page-libre', titre: 'Bienvenue', texte: ['Un mot.'], images: [], saut },
  rubriqueDEssai(fiches),
  { genre: 'index', titre: 'Index', entrees: fiches.map(({ nom, cle }) => ({ mots: nom, fiches: [cle] })), saut },
  { genre: 'notes', gabarit: '1', base: 'carreaux', interligne: 8, pages: 1, numeroter: true, cadre: true },
];
const couverture = {
  base: 'bandeau',
  dos: false,
  image: null,
  deuxieme: null,
  troisieme: null,
  quatrieme: null,
} as const;
const wholeGabarits = {
  couverture: { base: 'bandeau' },
  sommaire: { base: 'colonnes' },
  notes: { 1: { base: 'carreaux' } },
} as const;

const BASES = ['guide', 'agenda', 'annuaire', 'depliant'];

it.each(BASES)(
  'the base %s draws a whole document, declared PDF/UA-1, with images that are described or there to be seen alone',
  async (base) => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    );
    const image = (alternative: string) => ({ fichier: 'images/a.svg', alternative, credit: null });
    const shown = fiches.map((fiche) => ({ ...fiche, photo: image('Une auberge'), picto: null }));
    const whole = parties.map((partie) =>
      partie.genre === 'rubrique' ? rubriqueDEssai(shown, { picto: image('') }) : partie,
    );
    const document = documentDEssai({ parties: whole, couverture: { ...couverture, image: image('Le lac') } });
    const gabarits = { ...wholeGabarits, edition: { base } };
    const { pages, ...tirage } = await drawn(document, gabarits, { 'images/a.svg': drawing });
    expect(tirage).toMatchObject({ fautes: [], acces: [], declare: '1' });
    const text = pages.join('\n');
    for (const words of ['Sommaire', 'Légende', 'Bienvenue', 'Se loger', 'Auberge 0-3', 'Index', 'Notes', 'PARTENAIRE'])
      expect(text).toContain(words);
    // What may follow does: the legend is on the page of the contents.
    expect(pages.findIndex((page) => page.includes('Légende'))).toBe(
      pages.findIndex((page) => page.includes('Sommaire')),
    );
  },
);

it('a sheet in three panels has two sides: the cover and the back on the first, what does not fit the flap inside', async () => {
  const document = documentDEssai({ couverture, parties: [rubriqueDEssai(fiches, { largeur: 77 })] });
  const page = { ...document.page, largeur: 297, interieure: 10, volets: [97, 100, 100] };
  const { fautes, pages, ...tirage } = await drawn({ ...document, page }, { edition: { base: 'depliant' } });
  expect(fautes).toEqual([]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Séjourner');
  const reperes = 'plan' in tirage ? tirage.plan.reperes : [];
  expect(reperes.map((one) => [one.page, one.x < 97])).toEqual(reperes.map(() => [1, true]));
});

it('the flap of a sheet is never left blank: whatever comes first stands there', async () => {
  const first = { genre: 'page-libre', titre: 'Bienvenue', texte: ['Un mot.'], images: [], saut } as const;
  const document = documentDEssai({ couverture, parties: [first, rubriqueDEssai(fiches, { largeur: 77 })] });
  const page = { ...document.page, largeur: 297, interieure: 10, volets: [97, 100, 100] };
  const { pages } = await drawn({ ...document, page }, { edition: { base: 'depliant' } });
  expect(pages[0]).toContain('Bienvenue');
});

it('an annonce that gave no picture has its page, with its words and who pays', async () => {
  const annonce = { genre: 'annonce', cle: 'a', annonce: 1, annonceur: 'Fromagerie', image: null } as const;
  const words = { titre: 'La cave se visite', texte: 'Tous les jours.', url: '', pleinePage: true, largeur: null };
  const { fautes, pages } = await drawn(
    documentDEssai({ parties: [rubriqueDEssai([ficheDEssai('0-1')]), { ...annonce, ...words }] }),
  );
  expect(fautes).toEqual([]);
  const page = pages.find((one) => one.includes('La cave se visite'));
  expect(page).toContain('ANNONCE · Fromagerie');
  expect(page).not.toContain('Auberge');
});

it('a book that has a back gives its cover flat to the printer, as wide as its leaves are thick', async () => {
  const base = documentDEssai({ canal: 'impression', couverture: { ...couverture, dos: true } });
  const document = { ...base, page: { ...base.page, fondPerdu: 3 }, parametres: { papier: '2,0' } };
  const dossier = await dossierDEssai(document);
  expect(await tirer(dossier)).toMatchObject({ etat: 'tire' });
  const pdf = await PDFDocument.load(await readFile(join(dossier, 'document.pdf')));
  const widths = pdf.getPages().map((one) => Math.round((one.getWidth() / 72) * 25.4));
  // Two covers, their bleeds, and 1.5 mm: half a leaf of two millimetres, and the half millimetre of the cover.
  expect(widths).toEqual([303, 303, 154]);
});

it('the pages of a PDF follow one another; one that cannot be read is told', async () => {
  const pdf = await PDFDocument.create();
  for (const n of [1, 2, 3]) pdf.addPage([420, 595]).drawText(`Feuille ${n}`, { x: 40, y: 400 });
  const image = (fichier: string) => ({ fichier, alternative: '', credit: null });
  const libre = (fichier: string) =>
    ({ genre: 'page-libre', titre: '', texte: [], images: [image(fichier)], saut }) as const;
  const { pages, ...tirage } = await drawn(
    documentDEssai({ parties: [libre('images/a.pdf'), libre('images/b.pdf')] }),
    {},
    { 'images/a.pdf': await pdf.save(), 'images/b.pdf': Buffer.from('rien') },
  );
  expect(pages.filter((page) => page.includes('Feuille')).map((page) => page.trim())).toEqual([
    'Feuille 1',
    'Feuille 2',
    'Feuille 3',
  ]);
  expect(tirage).toMatchObject({ illisibles: ['images/b.pdf'] });
});

it('what its folder keeps of a document is what stands on its pages: drawn again, they are the same', async () => {
  const many = Array.from({ length: 30 }, (_, n) => ficheDEssai(`0-${n}`, { objet: n }));
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addPage();
  const image = { fichier: 'images/p.pdf', alternative: '', credit: null };
  const parts: DocumentImprime['parties'] = [
    rubriqueDEssai(many, { limitePages: 1 }),
    { genre: 'page-libre', titre: '', texte: [], images: [image], saut },
  ];
  const dossier = await dossierDEssai(documentDEssai({ parties: parts }), gabaritsDEssai(), {
    'images/p.pdf': await pdf.save(),
  });
  const tirage = await tirer(dossier);
  const reperes = tirage.etat === 'tire' ? tirage.plan.reperes : [];
  const read = (name: string) => readFile(join(dossier, name));
  const [first, kept]: [Buffer, DocumentImprime] = [
    await read('document.pdf'),
    JSON.parse(String(await read('document.json'))),
  ];
  const [rubrique] = kept.parties;
  const cles =
    rubrique?.genre === 'rubrique' ? rubrique.groupes.flatMap(({ elements }) => elements.map(({ cle }) => cle)) : [];
  expect(cles.length).toBeLessThan(many.length);
  expect(cles).toEqual(reperes.map(({ cle }) => cle));
  await tirer(dossier);
  expect(Buffer.compare(first, await read('document.pdf'))).toBe(0);
});

it('signs that no typeface has are told, and the pages are drawn all the same', async () => {
  const parts = [rubriqueDEssai([ficheDEssai('0-1', { nom: 'Café Привет 目录' })])];
  expect(await drawn(documentDEssai({ parties: parts }))).toMatchObject({ fautes: [], absents: ['目', '录'] });
});

it('the stars of hotels are drawn, and told absent by nobody', async () => {
  const parts = [rubriqueDEssai([ficheDEssai('0-1', { nom: 'Hôtel du Lac ★★★' })])];
  const { absents, pages } = { absents: null, ...(await drawn(documentDEssai({ parties: parts }))) };
  expect(absents).toEqual([]);
  expect(pages.join()).toContain('★★★');
});

it('no title is wider than its page: the longest word of a chapter is set as large as it fits', async () => {
  const document = documentDEssai({
    parties: [rubriqueDEssai([ficheDEssai('0-1')], { titre: 'Übernachtungsmöglichkeiten' })],
  });
  const page = { ...document.page, largeur: 99 };
  for (const base of ['guide', 'annuaire', 'depliant']) {
    const dossier = await dossierDEssai({ ...document, page }, gabaritsDEssai({ edition: { base } }));
    await tirer(dossier);
    const [title] = await linesOf(await readFile(join(dossier, 'document.pdf')), 'Übernachtungsmöglichkeiten');
    expect(title?.right, base).toBeLessThan(((99 - 10) / 25.4) * 72 + 1);
  }
});

it('a document that some cannot read does not claim that they can', async () => {
  const parts = [rubriqueDEssai([ficheDEssai('0-1', { nom: 'Café 目录' })])];
  expect(await drawn(documentDEssai({ parties: parts }))).toMatchObject({
    acces: ['des signes ne sont pas dessinés.'],
    declare: null,
  });
  expect(await drawn(documentDEssai({ canal: 'impression' }))).toMatchObject({ acces: [], declare: null });
});

it('the file of a printer names the profile of its inks, and holds it', async () => {
  const { icc } = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#336699' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
    .then((bytes) => sharp(bytes).metadata());
  const document = documentDEssai({ canal: 'impression', profil: { fichier: 'images/p.icc', nom: 'Papier couché' } });
  const dossier = await dossierDEssai(document, gabaritsDEssai(), { 'images/p.icc': icc ?? Buffer.alloc(0) });
  await tirer(dossier);
  const { catalog, context } = await PDFDocument.load(await readFile(join(dossier, 'document.pdf')));
  const intents = catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents.lookup(0, PDFDict);
  expect(intent.get(PDFName.of('S'))?.toString()).toBe('/GTS_PDFX');
  expect(intent.lookup(PDFName.of('OutputConditionIdentifier'), PDFHexString).decodeText()).toBe('Papier couché');
  const held = context.lookup(intent.get(PDFName.of('DestOutputProfile')));
  expect(
    held instanceof PDFRawStream && Buffer.from(decodePDFRawStream(held).decode()).equals(icc ?? Buffer.alloc(0)),
  ).toBe(true);
});

it('a printer who asks for RVB gets its boxes and its marks, and no ink', async () => {
  const drawnIn = async (quadri: boolean) => {
    const document = documentDEssai({ canal: 'impression', quadri, couverture });
    const page = { ...document.page, fondPerdu: 3, traits: true };
    const dossier = await dossierDEssai({ ...document, page }, gabaritsDEssai(wholeGabarits));
    await tirer(dossier);
    const read = await PDFDocument.load(await readFile(join(dossier, 'document.pdf')));
    const objects = read.context.enumerateIndirectObjects().map(([, one]) => one);
    // What is drawn, and what it is drawn in.
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
  // From one edge to beyond the other.
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
