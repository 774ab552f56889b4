import { readFile } from 'node:fs/promises';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';

export interface PageDemandee {
  /** The PDF. */
  readonly fichier: string;
  /** The first is 1. */
  readonly page: number;
  /** In pixels. */
  readonly largeur: number;
}

/** A page that is open, in WebP, as many pixels wide. */
export async function drawnBy(page: PDFiumPage, largeur: number): Promise<Buffer> {
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

let pdfium: Promise<PDFiumLibrary> | undefined;

/** A page of a PDF as it is printed, in WebP. */
export async function drawPage({ fichier, page, largeur }: PageDemandee): Promise<Buffer> {
  pdfium ??= PDFiumLibrary.init();
  const document = await (await pdfium).loadDocument(await readFile(fichier));
  try {
    return await drawnBy(document.getPage(page - 1), largeur);
  } finally {
    document.destroy();
  }
}
