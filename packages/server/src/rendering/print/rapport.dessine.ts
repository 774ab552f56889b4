/** A report that is written out: its words and figures, and the pictures that it names. */
export interface RapportDessine {
  readonly donnees: object;
  /** By the names that the report gives them. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}
