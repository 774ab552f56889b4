import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { linesOf } from '../../../publication/print/testing/lire.ts';
import type { DocumentImprime } from '../document/document.ts';
import { documentDEssai, dossierDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from '../testing/document.ts';
import { couverture, drawn, fiches, parties, saut, wholeGabarits } from '../testing/draw.ts';
import { drawTirage } from './tirage.ts';

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
    // What may share a page does: the legend is on the page of the contents.
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
  const words = { titre: 'La cave se visite', texte: 'Tous les jours.', url: '', pleinePage: true, taille: null };
  const { fautes, pages } = await drawn(
    documentDEssai({
      parties: [rubriqueDEssai([ficheDEssai('0-1')]), { ...annonce, mention: 'Partenaire', ...words }],
    }),
  );
  expect(fautes).toEqual([]);
  const page = pages.find((one) => one.includes('La cave se visite'));
  expect(page).toContain('PARTENAIRE · Fromagerie');
  expect(page).not.toContain('Auberge');
});

it('an annonce between fiches takes the size that was sold, with a picture or with words', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3"/></svg>',
  );
  const image = { fichier: 'images/a.svg', alternative: 'Une roue', credit: null };
  const said = { genre: 'annonce', cle: 'a', annonce: 1, mention: 'Annonce', annonceur: 'Cycles', url: '' } as const;
  const words = { titre: 'Louez un vélo', texte: '', pleinePage: false } as const;
  /** The height of an annonce from its mark to its end, in millimetres. */
  const high = async (hauteur: number, shown: typeof image | null) => {
    const encart = { ...said, ...words, image: shown, taille: { largeur: 60, hauteur } };
    const rubrique = rubriqueDEssai([]);
    const [groupe] = rubrique.groupes;
    const elements = [ficheDEssai('0-1'), encart, ficheDEssai('0-2')];
    const parties = [{ ...rubrique, groupes: groupe ? [{ ...groupe, elements }] : [] }];
    const tirage = await drawn(documentDEssai({ parties }), gabaritsDEssai(), { 'images/a.svg': drawing });
    const reperes = 'plan' in tirage ? tirage.plan.reperes : [];
    const found = reperes.find(({ cle }) => cle === 'a');
    return (found?.fin?.y ?? 0) - (found?.y ?? 0);
  };
  for (const shown of [image, null]) expect((await high(60, shown)) - (await high(30, shown))).toBeCloseTo(30, 0);
});

it('a book that has a back gives its cover flat to the printer, as wide as its leaves are thick', async () => {
  const base = documentDEssai({ canal: 'impression', couverture: { ...couverture, dos: true } });
  const document = { ...base, page: { ...base.page, fondPerdu: 3 }, parametres: { papier: '2,0' } };
  const dossier = await dossierDEssai(document);
  expect(await drawTirage(dossier)).toMatchObject({ etat: 'tire' });
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
  const tirage = await drawTirage(dossier);
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
  await drawTirage(dossier);
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
    await drawTirage(dossier);
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
