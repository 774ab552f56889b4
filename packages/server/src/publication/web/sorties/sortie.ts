/** Something of a site as data: what it says, and what it was made of. */
export interface Sortie {
  readonly type: string;
  readonly corps: string;
  readonly nomDeFichier: string;
  /** Where its other parts are, as the header « Link » tells it; empty or absent where it is whole. */
  readonly lien?: string;
  readonly cles: readonly string[];
  /** After this, time alone may have changed it. */
  readonly perime: Date;
  /** From this instant on nobody may see it, not even from a copy: its publication has ended. Null where no end is set. */
  readonly fin: Date | null;
  /** In seconds. */
  readonly fraicheur: number;
}
