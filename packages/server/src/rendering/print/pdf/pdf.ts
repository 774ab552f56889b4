import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { declareAcces, fautesDAcces } from './pdf.acces.ts';
import { writePdf } from './pdf.ecriture.ts';
import { addIntent, type ProfilDePresse } from './pdf.intention.ts';
import { declarePresse, fautesDePresse, VERSION_DE_PRESSE } from './pdf.presse.ts';

/** The finishing of a file once its pages are drawn. */
export interface Finition {
  /** Millimetres from the edge of the sheet to the bleed and to the trim; null: the sheet is the page. */
  readonly boites: { readonly fondPerdu: number; readonly bord: number } | null;
  /** The printer's colour profile, for which the colours were meant; or null. */
  readonly profil: ProfilDePresse | null;
  /** The date at which the facts of the document were true. */
  readonly le: Date | null;
  /** For people to read, some of whom may not see it, or for a press. */
  readonly pour: 'lecture' | 'presse';
  /** Reasons known beforehand why it may not be declared accessible, or PDF/X-4. */
  readonly manques: readonly string[];
}

export interface PdfFini {
  readonly pdf: Uint8Array;
  /** Why the file is not declared PDF/UA-1; none when it is, or need not be. */
  readonly acces: readonly string[];
  /** Why the file is not declared PDF/X-4; none when it is; null without a press profile. */
  readonly presse: readonly string[] | null;
}

const POINTS = 72 / 25.4;

/**
 * Adds the boxes that a printer cuts and bleeds by and the intent of the inks, and declares the file PDF/X-4 for
 * presses or accessible for people, if it is. What was drawn does not change.
 */
export async function finishPdf(pdf: Uint8Array, { boites, profil, le, pour, manques }: Finition): Promise<PdfFini> {
  // The file is parsed in one go: nothing else waits for this process.
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  document.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  if (boites !== null)
    for (const page of document.getPages()) {
      const { width, height } = page.getMediaBox();
      const box = (mm: number) =>
        [mm * POINTS, mm * POINTS, width - 2 * mm * POINTS, height - 2 * mm * POINTS] as const;
      page.setBleedBox(...box(boites.bord - boites.fondPerdu));
      page.setTrimBox(...box(boites.bord));
    }
  if (profil !== null) addIntent(document, profil);
  const acces = pour === 'lecture' ? [...manques, ...fautesDAcces(document)] : [];
  if (pour === 'lecture' && acces.length === 0) declareAcces(document);
  const presse = profil && le ? [...manques, ...fautesDePresse(document, { drawings: manques.length === 0 })] : null;
  const isPresse = le !== null && presse?.length === 0;
  if (isPresse) declarePresse(document, le);
  return { pdf: writePdf(document, isPresse ? VERSION_DE_PRESSE : '1.7'), acces, presse };
}
