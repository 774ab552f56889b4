import { PDFDocument } from '@cantoo/pdf-lib';
import { withoutImages } from '../document/document.images.ts';
import type { DocumentImprime, PageImprimee } from '../document/document.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import { PAGES_DE_PDF } from './page.rules.ts';

/** What is known of a PDF: the size of each of its pages, in millimetres. */
type Pages = readonly { readonly largeur: number; readonly hauteur: number }[];

const MM = 25.4 / 72;
/** Printers and their clients do not count tenths. In millimetres. */
const TOLERATED = 1;

/** A tree whose branches come back to one another has more of them than any machine visits. */
const NOEUDS = 4 * PAGES_DE_PDF;

function checkTree({ catalog }: PDFDocument): void {
  let seen = 0;
  catalog.Pages().traverse(() => {
    seen += 1;
    if (seen > NOEUDS) throw new Error('this PDF has too many pages');
  });
}

async function readPages(bytes: Uint8Array): Promise<Pages | null> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    checkTree(pdf);
    const pages = pdf.getPages();
    return pages.length > PAGES_DE_PDF
      ? null
      : pages.map((page) => {
          const { width, height } = page.getSize();
          return { largeur: width * MM, hauteur: height * MM };
        });
  } catch {
    // Locked, endless, or no PDF at all.
    return null;
  }
}

interface Lu {
  readonly document: DocumentImprime;
  /** The PDFs that cannot be read, by name. */
  readonly illisibles: readonly string[];
}

/** A document whose free pages hold every page of their PDFs, each on a page of its own. */
export async function withPdfPages(
  document: DocumentImprime,
  images: Readonly<Record<string, Uint8Array>>,
): Promise<Lu> {
  const pdfs = Object.keys(images).filter((name) => name.endsWith('.pdf'));
  if (pdfs.length === 0) return { document, illisibles: [] };
  const read = new Map<string, Pages>();
  const illisibles: string[] = [];
  for (const name of pdfs) {
    const pages = await readPages(images[name] ?? new Uint8Array());
    if (pages === null || pages.length === 0) illisibles.push(name);
    else read.set(name, pages);
  }
  const known = withoutImages(document, new Set(illisibles));
  const parties = known.parties.map((partie) =>
    partie.genre === 'page-libre'
      ? {
          ...partie,
          images: partie.images.flatMap((image) => toutesLesPages(image, read.get(image.fichier), known.page)),
        }
      : partie,
  );
  return { document: { ...known, parties }, illisibles };
}

/** Each page of a PDF; one that is no larger than the trim keeps its edges. */
function toutesLesPages(
  image: ImageImprimee,
  pages: Pages | undefined,
  { largeur, hauteur, fondPerdu }: PageImprimee,
): readonly ImageImprimee[] {
  if (pages === undefined) return [image];
  return pages.map((page, rank) => ({
    ...image,
    page: rank + 1,
    rogne: page.largeur < largeur + 2 * fondPerdu - TOLERATED || page.hauteur < hauteur + 2 * fondPerdu - TOLERATED,
  }));
}
