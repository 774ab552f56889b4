/** An image as a document names it. */
export interface ImageImprimee {
  /** Beside the document. */
  readonly fichier: string;
  /** What it shows, for who does not see it. */
  readonly alternative: string;
  readonly credit: string | null;
  /** Of a PDF that has several; the first is 1. */
  readonly page?: number;
  /** Whether it is as large as the trim alone: enlarged for the bleed, it would lose its edges. */
  readonly rogne?: boolean;
}
