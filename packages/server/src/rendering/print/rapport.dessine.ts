/** A report ready to be drawn: its words and figures, and the pictures that it names. */
export interface RapportDessine {
  readonly donnees: object;
  /** The pictures, by the names that the report gives them. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}
