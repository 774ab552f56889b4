/** The facts read in the file of a media besides its size and duration, as plain data kept with it. */
export interface FaitsDeFichier {
  /** The number of pictures: an image with several moves. */
  readonly images: number;
  /** Whether a film has sound. */
  readonly son: boolean;
  /** The facts of a PDF; null for others, and for one that cannot be read. */
  readonly pages: PagesDePdf | null;
}

/** A size in millimetres. */
interface Taille {
  readonly largeur: number;
  readonly hauteur: number;
}

export interface PagesDePdf {
  readonly nombre: number;
  /** The first page as it is drawn, with what surrounds its trim. */
  readonly page: Taille;
  /** The trimmed size of the first page, or null when the document does not tell it. */
  readonly coupe: Taille | null;
  /** Whether the first page has screen colours. */
  readonly rvb: boolean;
}
