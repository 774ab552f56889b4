import { deflateSync } from 'node:zlib';
import { cmyk, PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fichierDe, image, jpeg, mp4, PDF, pngChunk } from '../testing/fichiers.ts';
import { analyzeFichier } from './analyse.ts';

const faits = async (bytes: Buffer, nom = 'x') => (await analyzeFichier(await fichierDe(bytes), nom)).faits;
const MM = 72 / 25.4;

async function pdf(draw: (page: ReturnType<PDFDocument['addPage']>, of: PDFDocument) => unknown, pages = 1) {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) await draw(document.addPage([154 * MM, 216 * MM]), document);
  return Buffer.from(await document.save());
}
const carre = (color: ReturnType<typeof rgb | typeof cmyk>) => (page: ReturnType<PDFDocument['addPage']>) =>
  page.drawRectangle({ x: 10, y: 10, width: 50, height: 50, color });

describe('the pictures of a file', () => {
  const deux = () => {
    const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
    return sharp(Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, n) => (n * 37) % 256)), { raw });
  };

  it.each([
    ['a GIF', () => deux().gif().toBuffer(), 2],
    ['a WebP', () => deux().webp().toBuffer(), 2],
    ['a GIF that does not move', () => image(1, 8, 8).gif().toBuffer(), 1],
    ['a JPEG', () => jpeg(), 1],
  ])('are counted: %s', async (_, bytes, images) => {
    expect(await faits(await bytes())).toMatchObject({ images });
  });

  it('are counted in a PNG that says that it moves', async () => {
    const still = await image(1, 8, 8).png().toBuffer();
    const frames = Buffer.alloc(8);
    frames.writeUInt32BE(7, 0);
    const afterHead = 8 + 25;
    const moving = [still.subarray(0, afterHead), pngChunk('acTL', frames), still.subarray(afterHead)];
    expect(await faits(still)).toMatchObject({ images: 1 });
    expect(await faits(Buffer.concat(moving))).toMatchObject({ images: 7 });
  });
});

it('a film says whether it has a sound', async () => {
  expect(await faits(mp4())).toMatchObject({ son: false });
  expect(await faits(mp4({ son: true }))).toMatchObject({ son: true });
});

describe('the pages of a PDF', () => {
  it('are measured with what stands around their trim, and without', async () => {
    const plain = await pdf(() => undefined, 2);
    expect((await faits(plain)).pages).toEqual({
      ...{ nombre: 2, page: { largeur: 154, hauteur: 216 }, coupe: null, rvb: false },
    });
    const cut = await pdf((page) => page.setTrimBox(3 * MM, 3 * MM, 148 * MM, 210 * MM));
    expect((await faits(cut)).pages?.coupe).toEqual({ largeur: 148, hauteur: 210 });
  });

  it('have the colours of printers, or of screens', async () => {
    expect((await faits(await pdf(carre(cmyk(0, 1, 1, 0))))).pages?.rvb).toBe(false);
    expect((await faits(await pdf(carre(rgb(1, 0, 0))))).pages?.rvb).toBe(true);
    const words = await pdf((page) => page.drawText('(1 0 0 rg )', { color: cmyk(0, 0, 0, 1), size: 12 }));
    expect((await faits(words)).pages?.rvb).toBe(false);
  });

  it('have those of their pictures', async () => {
    const photo = (bytes: Buffer) =>
      pdf(async (page, of) => page.drawImage(await of.embedJpg(bytes), { x: 0, y: 0, width: 90, height: 90 }));
    expect((await faits(await photo(await jpeg()))).pages?.rvb).toBe(true);
    const inked = await image(1, 8, 8).toColourspace('cmyk').jpeg().toBuffer();
    expect((await faits(await photo(inked))).pages?.rvb).toBe(false);
  });

  it('are not read where it is broken, or would fill the memory', async () => {
    expect((await faits(PDF)).pages).toBeNull();
    const bomb = deflateSync(Buffer.alloc(40 * 1024 ** 2));
    const head = `%PDF-1.5\n1 0 obj\n<</Type/XRef/W[1 2 1]/Size 1/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`;
    const bytes = Buffer.concat([Buffer.from(head), bomb, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
    expect((await faits(bytes)).pages).toBeNull();
  });
});
