import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  rgb,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../publication/print/testing/lire.ts';
import { documentDEssai, dossierDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from '../testing/document.ts';
import { couverture, parties, wholeGabarits } from '../testing/draw.ts';
import { drawTirage } from '../tirage/tirage.ts';
import { fautesDePresse } from './pdf.presse.ts';
import { finishPdf } from './pdf.ts';

async function profilDePresse(): Promise<Uint8Array> {
  const photo = sharp({ create: { width: 2, height: 2, channels: 3, background: '#336699' } });
  const { icc } = await sharp(await photo.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()).metadata();
  if (icc === undefined) throw new Error('no profile');
  return icc;
}

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  .toColourspace('cmyk')
  .jpeg()
  .toBuffer();

async function printed(changes: Parameters<typeof documentDEssai>[0] = {}) {
  const document = documentDEssai({
    canal: 'impression',
    couverture,
    parties: [
      ...parties,
      rubriqueDEssai([
        ficheDEssai('1-1', { photo: { fichier: 'images/a.jpg', alternative: 'Une maison', credit: 'Atelier Dune' } }),
      ]),
    ],
    le: '2027-06-01T08:30:00.000Z',
    profil: { fichier: 'images/p.icc', nom: 'Papier couché' },
    ...changes,
  });
  const page = { ...document.page, fondPerdu: 3, traits: true };
  const icc = await profilDePresse();
  const images = { 'images/p.icc': icc, 'images/a.jpg': photo };
  const dossier = await dossierDEssai({ ...document, page }, gabaritsDEssai(wholeGabarits), images);
  const tirage = await drawTirage(dossier);
  return { tirage, icc, bytes: await readFile(join(dossier, 'document.pdf')) };
}

describe('the file of a printer', () => {
  it('names the profile of its inks, holds it, and is declared PDF/X-4 with what that asks for', async () => {
    const { tirage, icc, bytes } = await printed();
    expect(tirage).toMatchObject({ etat: 'tire', presse: [], acces: [] });
    const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(intent.get(PDFName.of('S'))?.toString()).toBe('/GTS_PDFX');
    expect(intent.lookup(PDFName.of('OutputConditionIdentifier'), PDFHexString).decodeText()).toBe('Papier couché');
    const held = context.lookup(intent.get(PDFName.of('DestOutputProfile')));
    expect(held instanceof PDFRawStream && Buffer.from(decodePDFRawStream(held).decode()).equals(icc)).toBe(true);

    // Read by another library than the one that wrote it.
    const read = await readPdf(bytes);
    expect(read).toMatchObject({ presse: 'PDF/X-4', links: [] });
    expect(read.info).toMatchObject({ PDFFormatVersion: '1.6', CreationDate: 'D:20270601083000Z' });
    const xmp = bytes.toString('utf8').match(/<xmp(?:MM)?:[^>]+>[^<]+/g) ?? [];
    expect(xmp.filter((one) => /Date|Rendition/.test(one))).toEqual([
      ...['CreateDate', 'ModifyDate', 'MetadataDate'].map((name) => `<xmp:${name}>2027-06-01T08:30:00Z`),
      '<xmpMM:RenditionClass>default',
    ]);
    expect((await printed()).bytes.equals(bytes)).toBe(true);
  });

  it('is declared nothing where nobody named a press', async () => {
    const { tirage, bytes } = await printed({ profil: null });
    expect(tirage).toMatchObject({ etat: 'tire', presse: null });
    expect((await readPdf(bytes)).presse).toBeNull();
  });

  it('tells all that keeps it from being declared', async () => {
    const strange = await PDFDocument.create();
    strange.addPage([200, 200]).drawText('Bonjour', { x: 20, y: 20, color: rgb(1, 0, 0) });
    const bytes = await strange.save();
    expect(fautesDePresse(await PDFDocument.load(bytes))).toEqual([
      'son profil n’est pas celui d’une presse en quadrichromie.',
      'des pages ne disent pas où les couper.',
      'une police n’y est pas entière.',
      'des couleurs y sont celles des écrans.',
      'il n’a pas d’identifiant ou de métadonnées.',
    ]);
    const profil = { nom: 'Presse', icc: await profilDePresse() };
    const finition = {
      boites: { fondPerdu: 3, bord: 3 },
      profil,
      le: new Date(0),
      pour: 'presse',
      manques: [],
    } as const;
    const { pdf, presse } = await finishPdf(bytes, finition);
    expect(presse).toHaveLength(3);
    expect((await readPdf(pdf)).presse).toBeNull();
  });

  it('is not declared where what it draws has colours of screens, or cannot be read; pages from elsewhere are not even read', async () => {
    const said = async (drawing: Uint8Array, filter = 'FlateDecode', options?: { drawings: boolean }) => {
      const document = await PDFDocument.create();
      const stream = PDFRawStream.of(document.context.obj({ Filter: filter }), drawing);
      document.addPage([200, 200]).node.set(PDFName.of('Contents'), document.context.register(stream));
      const all = fautesDePresse(document, options);
      return ['des couleurs y sont celles des écrans.', 'une partie de ce qui y est dessiné ne se lit pas.'].map(
        (one) => all.includes(one),
      );
    };
    const [FINE, SCREEN, CLOSED] = [
      [false, false],
      [true, false],
      [false, true],
    ];
    expect(await said(deflateSync('0 0 0 1 k 0 0 9 9 re f'))).toEqual(FINE);
    for (const drawn of ['1 0 0 rg', '/DeviceRGB cs 1 0 0 sc', 'BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc EI'])
      expect(await said(deflateSync(drawn))).toEqual(SCREEN);
    const bomb = deflateSync(Buffer.alloc(64_000_001, ' '));
    expect(await said(bomb)).toEqual(CLOSED);
    expect(await said(Buffer.from('not packed'))).toEqual(CLOSED);
    expect(await said(Buffer.from('x'), 'Crypt')).toEqual(CLOSED);
    expect(await said(bomb, 'FlateDecode', { drawings: false })).toEqual(FINE);
  });
});
