/** A part of a site as data: the text of the feed, and the keys that it was made from. */
export interface Sortie {
  readonly type: string;
  readonly corps: string;
  readonly nomDeFichier: string;
  /** The header « Link » with the addresses of the other parts; empty or absent for a feed in one part. */
  readonly lien?: string;
  readonly cles: readonly string[];
  /** The instant after which the feed may be wrong without any change. */
  readonly perime: Date;
  /** The instant from which nobody may see the feed, even from a copy: its publication ends. Null without an end. */
  readonly fin: Date | null;
  /** How long the feed is fresh, in seconds. */
  readonly fraicheur: number;
}
