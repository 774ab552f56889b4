import { readFile } from 'node:fs/promises';
import type { PagesDePdf } from '@bridge/contract';
import { ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { Lecteur } from './lecteur.ts';
import { hasRvb } from './pdf.couleurs.ts';
import { hasLightTables } from './pdf.ts';

/** The largest document whose pages are read, in bytes: it is whole in memory. */
const LARGEST = 40 * 1024 ** 2;
const MM = 25.4 / 72;

/** The sizes and colours of the pages of a PDF, as printers ask for them, or null when they cannot be read. */
export async function pagesDePdf(fichier: string, lecteur: Lecteur): Promise<PagesDePdf | null> {
  if (lecteur.taille > LARGEST || !(await hasLightTables(lecteur))) return null;
  try {
    const bytes = await readFile(fichier);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
    const [page] = pdf.getPages();
    if (page === undefined) return null;
    return {
      nombre: pdf.getPageCount(),
      page: tailleDe(page, page.getCropBox()),
      coupe: page.node.TrimBox() === undefined ? null : tailleDe(page, page.getTrimBox()),
      rvb: await hasRvb(page),
    };
  } catch {
    return null;
  }
}

/** The size of a page as readers see it: a page may be stored turned. */
function tailleDe(page: PDFPage, { width, height }: { readonly width: number; readonly height: number }) {
  const isTurned = Math.abs(page.getRotation().angle) % 180 === 90;
  const [largeur, hauteur] = isTurned ? [height, width] : [width, height];
  return { largeur: millimetres(largeur), hauteur: millimetres(hauteur) };
}

const millimetres = (points: number) => Math.round(points * MM * 100) / 100;
