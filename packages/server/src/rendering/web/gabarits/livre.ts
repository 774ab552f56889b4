/** A template that comes with the product. Its styles are confined like those of any other. */
export interface Livre {
  readonly liquide: string;
  readonly css: string;
}
