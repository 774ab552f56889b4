import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';

export interface ProfilDePresse {
  readonly nom: string;
  readonly icc: Uint8Array;
}

/** Adds the output intent of a file: the colour profile itself, under its name. */
export function addIntent(document: PDFDocument, { nom, icc }: ProfilDePresse): void {
  const { context, catalog } = document;
  const stream = context.flateStream(icc, { N: 4 });
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    // A name in no registry: the profile itself says all.
    OutputConditionIdentifier: PDFHexString.fromText(nom),
    Info: PDFHexString.fromText(nom),
    DestOutputProfile: context.register(stream),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) info.set(PDFName.of('Trapped'), PDFName.of('False'));
}

/** The colour profile that a file is declared to be made for. */
export function intentOf({ catalog, context }: PDFDocument): Uint8Array | null {
  const intents = catalog.lookup(PDFName.of('OutputIntents'));
  const intent = intents instanceof PDFArray ? intents.lookup(0) : undefined;
  const held = intent instanceof PDFDict ? context.lookup(intent.get(PDFName.of('DestOutputProfile'))) : undefined;
  return held instanceof PDFRawStream ? decodePDFRawStream(held).decode() : null;
}
