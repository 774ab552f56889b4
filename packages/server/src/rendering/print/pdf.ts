import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** What is added to a file once its pages are drawn. */
export interface Finition {
  /** Millimetres from the edge of the sheet to the bleed and to the trim; null: the sheet is the page. */
  readonly boites: { readonly fondPerdu: number; readonly bord: number } | null;
  /** The printer's own: where its colours come out as they should. */
  readonly profil: { readonly nom: string; readonly icc: Uint8Array } | null;
}

const POINTS = 72 / 25.4;

/** The boxes that a printer cuts and bleeds by, and the intent of its inks. Everything that was drawn stays as it is. */
export async function finishPdf(pdf: Uint8Array, { boites, profil }: Finition): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
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
  return document.save({ useObjectStreams: true, updateFieldAppearances: false });
}

function addIntent(document: PDFDocument, { nom, icc }: NonNullable<Finition['profil']>): void {
  const { context, catalog } = document;
  const stream = context.flateStream(icc, { N: 4 });
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(nom),
    Info: PDFHexString.fromText(nom),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: context.register(stream),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) {
    info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'));
    info.set(PDFName.of('Trapped'), PDFName.of('False'));
  }
}
