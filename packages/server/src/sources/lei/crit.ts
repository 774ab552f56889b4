/** One `Crit` of a product. */
export interface Crit {
  readonly critere: string;
  /** Null: a free value. */
  readonly modalite: string | null;
  readonly texte: string | undefined;
  /** Rank among those of the same criterion. */
  readonly rang: number;
}
