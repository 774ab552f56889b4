import { ParseSpeeds, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { declareAcces, fautesDAcces } from './pdf.acces.ts';
import { writePdf } from './pdf.ecriture.ts';

/** What is added to a file once its pages are drawn. */
export interface Finition {
  /** Millimetres from the edge of the sheet to the bleed and to the trim; null: the sheet is the page. */
  readonly boites: { readonly fondPerdu: number; readonly bord: number } | null;
  /** The printer's own: where its colours come out as they should. */
  readonly profil: { readonly nom: string; readonly icc: Uint8Array } | null;
  /** For people to read, who may not see it: what is known to keep some from it; null where it is for a machine. */
  readonly manques: readonly string[] | null;
}

export interface PdfFini {
  readonly pdf: Uint8Array;
  /** Why it is not declared PDF/UA-1; none where it is, or need not be. */
  readonly acces: readonly string[];
}

const POINTS = 72 / 25.4;

/**
 * The boxes that a printer cuts and bleeds by, and the intent of its inks; for people, what declares it accessible where it is. Everything
 * that was drawn stays as it is.
 */
export async function finishPdf(pdf: Uint8Array, { boites, profil, manques }: Finition): Promise<PdfFini> {
  // In one go: nothing else waits for this process.
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
  const acces = manques === null ? [] : [...manques, ...fautesDAcces(document)];
  if (manques !== null && acces.length === 0) declareAcces(document);
  return { pdf: writePdf(document), acces };
}

function addIntent(document: PDFDocument, { nom, icc }: NonNullable<Finition['profil']>): void {
  const { context, catalog } = document;
  const stream = context.flateStream(icc, { N: 4 });
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    // A name of its own, in no registry: the profile itself tells all.
    OutputConditionIdentifier: PDFHexString.fromText(nom),
    Info: PDFHexString.fromText(nom),
    DestOutputProfile: context.register(stream),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) info.set(PDFName.of('Trapped'), PDFName.of('False'));
}
