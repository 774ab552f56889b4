/** A template that comes with the product. Its styles are kept inside of it, as those of any other. */
export interface Livre {
  readonly liquide: string;
  readonly css: string;
}
