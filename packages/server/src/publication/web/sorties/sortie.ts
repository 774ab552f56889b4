/** A part of a site as data: the text of the output, and the keys that it was made from. */
export interface Sortie {
  readonly type: string;
  readonly corps: string;
  readonly nomDeFichier: string;
  /** The header « Link » with the addresses of the other parts; empty or absent for an output in one part. */
  readonly lien?: string;
  readonly cles: readonly string[];
  /** The instant after which the output may be wrong without any change. */
  readonly perime: Date;
  /** The instant from which nobody may see the output, even from a copy: its publication ends. Null without an end. */
  readonly fin: Date | null;
  /** How long the output is fresh, in seconds. */
  readonly fraicheur: number;
}
