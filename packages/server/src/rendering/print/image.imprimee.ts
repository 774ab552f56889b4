/** An image as a document names it. */
export interface ImageImprimee {
  /** Beside the document. */
  readonly fichier: string;
  /** The alternative text of the image. */
  readonly alternative: string;
  readonly credit: string | null;
  /** The page of the PDF that the image is, from 1. */
  readonly page?: number;
  /** Whether the image is only as large as the trim: enlarged to the bleed, it would lose its edges. */
  readonly rogne?: boolean;
}
