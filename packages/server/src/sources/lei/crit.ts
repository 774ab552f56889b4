/** One `Crit` of a product. */
export interface Crit {
  readonly critere: string;
  /** The id of the chosen value; null when the criterion holds a free text. */
  readonly modalite: string | null;
  readonly texte: string | undefined;
  /** The rank of this element among the elements of the same criterion. */
  readonly rang: number;
}
