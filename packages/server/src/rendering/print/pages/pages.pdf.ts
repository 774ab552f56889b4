import { PDFDocument } from '@cantoo/pdf-lib';
import { withoutImages } from '../document/document.images.ts';
import type { DocumentImprime, PageImprimee } from '../document/document.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import { PAGES_DE_PDF } from './page.rules.ts';

/** The size of each page of a PDF, in millimetres. */
type Pages = readonly { readonly largeur: number; readonly hauteur: number }[];

const MM = 25.4 / 72;
/** A difference in millimetres that printers and their clients do not mind. */
const TOLERATED = 1;

/** The most nodes visited in a tree of pages: a tree whose branches lead back to one another has no end. */
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

/** A document whose free pages show every page of their PDFs, each on a page of its own. */
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

/** Every page of a PDF. A page no larger than the trim keeps its edges. */
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
