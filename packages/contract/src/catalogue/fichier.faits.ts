/** What is read in the file of a media besides its size and its length: plain data, kept with the file. */
export interface FaitsDeFichier {
  /** How many pictures an image has: more than one moves. */
  readonly images: number;
  /** Whether a film has a sound. */
  readonly son: boolean;
  /** Of a PDF; null for what is none, or cannot be read. */
  readonly pages: PagesDePdf | null;
}

/** In millimetres. */
interface Taille {
  readonly largeur: number;
  readonly hauteur: number;
}

export interface PagesDePdf {
  readonly nombre: number;
  /** The first one as it is drawn, with all that stands around its trim. */
  readonly page: Taille;
  /** The first one once it is cut; null where the document does not say. */
  readonly coupe: Taille | null;
  /** Whether the first one has colours of screens. */
  readonly rvb: boolean;
}
