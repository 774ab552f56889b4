import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

export interface PageDemandee {
  /** The PDF. */
  readonly fichier: string;
  /** The first is 1. */
  readonly page: number;
  /** In pixels. */
  readonly largeur: number;
}

let pdfium: Promise<PDFiumLibrary> | undefined;

/** A page of a PDF as it is printed, in WebP. */
export async function drawPage({ fichier, page, largeur }: PageDemandee): Promise<Buffer> {
  pdfium ??= PDFiumLibrary.init();
  const document = await (await pdfium).loadDocument(await readFile(fichier));
  try {
    const of = document.getPage(page - 1);
    const { originalWidth } = of.getOriginalSize();
    const drawn = await of.render({
      scale: largeur / originalWidth,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .webp({ quality: 88 })
          .toBuffer(),
    });
    return Buffer.from(drawn.data);
  } finally {
    document.destroy();
  }
}
