import { readFile, writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { drawnBy, openPdfium } from '../pages/page.image.ts';
import { type Feuille, type Feuilletage, feuilleDans, type Lien } from './feuille.ts';

/** Draws every page of a PDF, and reads its texts and links. */
export async function leafThrough({ fichier, dossier, largeur }: Feuilletage): Promise<readonly Feuille[]> {
  const bytes = await readFile(fichier);
  const liens = await liensDe(bytes);
  const pdfium = await openPdfium();
  const document = await pdfium.loadDocument(bytes);
  try {
    const feuilles: Feuille[] = [];
    for (let n = 0; n < document.getPageCount(); n += 1) {
      const page = document.getPage(n);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const texte = page
        .getText()
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n]|\ufffe/gu, '')
        .trim();
      // Drawing a page closes it.
      await writeFile(feuilleDans(dossier, n + 1), await drawnBy(page, largeur));
      feuilles.push({ largeur: originalWidth, hauteur: originalHeight, texte, liens: liens[n] ?? [] });
    }
    return feuilles;
  } finally {
    document.destroy();
    pdfium.destroy();
  }
}

/** The links of each page. */
async function liensDe(bytes: Uint8Array): Promise<readonly (readonly Lien[])[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const pages = document.getPages();
  const rankOf = new Map(pages.map(({ ref }, rank) => [ref.toString(), rank + 1]));
  const wordsOf = (value: PDFObject | undefined) =>
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  return pages.map((page) => {
    const { width, height } = page.getMediaBox();
    const annotations = page.node.Annots()?.asArray() ?? [];
    return annotations.flatMap((one): Lien[] => {
      const link = context.lookup(one);
      if (!(link instanceof PDFDict)) return [];
      const rect = context.lookup(link.get(PDFName.of('Rect')));
      const action = context.lookup(link.get(PDFName.of('A')));
      const dest = context.lookup(link.get(PDFName.of('Dest')));
      const url = action instanceof PDFDict ? wordsOf(context.lookup(action.get(PDFName.of('URI')))) : '';
      const vers = url || (dest instanceof PDFArray ? rankOf.get(dest.get(0).toString()) : undefined);
      if (!(rect instanceof PDFArray) || !vers) return [];
      const [left = 0, bottom = 0, right = 0, top = 0] = rect
        .asArray()
        .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0));
      return [
        {
          x: round(left / width),
          y: round(1 - top / height),
          largeur: round((right - left) / width),
          hauteur: round((top - bottom) / height),
          vers,
          mots: wordsOf(context.lookup(link.get(PDFName.of('Contents')))),
        },
      ];
    });
  });
}

const round = (part: number) => Math.round(part * 10_000) / 10_000;
