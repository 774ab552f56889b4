import { readFile } from 'node:fs/promises';
import type { PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium';

// The libraries that make pictures are loaded when a picture is asked for: documents do without them.

export interface PageDemandee {
  /** The PDF. */
  readonly fichier: string;
  /** The first is 1. */
  readonly page: number;
  /** The width in pixels. */
  readonly largeur: number;
}

/** A page that is open, in WebP, as many pixels wide. */
export async function drawnBy(page: PDFiumPage, largeur: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { originalWidth } = page.getOriginalSize();
  const drawn = await page.render({
    scale: largeur / originalWidth,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .webp({ quality: 88 })
        .toBuffer(),
  });
  return Buffer.from(drawn.data);
}

export const openPdfium = async (): Promise<PDFiumLibrary> => (await import('@hyzyla/pdfium')).PDFiumLibrary.init();

let pdfium: Promise<PDFiumLibrary> | undefined;

/** Loads what pictures of pages need and draws one page for nobody, since V8 compiles code when it first runs. */
export async function preparePage(): Promise<void> {
  pdfium ??= openPdfium();
  const document = await (await pdfium).loadDocument(PAGE_D_EXEMPLE);
  try {
    await drawnBy(document.getPage(0), 160);
  } finally {
    document.destroy();
  }
}

/** A page with some words and a line. It has no table of objects: the reader finds them by itself. */
const PAGE_D_EXEMPLE = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj',
    '4 0 obj <</Length 62>> stream',
    'BT /F 12 Tf 20 200 Td (Aubrelande) Tj ET 20 100 m 180 120 l S  ',
    'endstream endobj',
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** A page of a PDF as it is printed, in WebP. */
export async function drawPage({ fichier, page, largeur }: PageDemandee): Promise<Buffer> {
  pdfium ??= openPdfium();
  const document = await (await pdfium).loadDocument(await readFile(fichier));
  try {
    return await drawnBy(document.getPage(page - 1), largeur);
  } finally {
    document.destroy();
  }
}
