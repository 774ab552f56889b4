export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The size of a view: never larger than the photo is, since enlarging adds nothing but bytes. Without a ratio, its own shape. */
export function tailleDeVue(photo: Dimensions, largeur: number, ratio: string | null): Dimensions {
  const [across = 0, down = 0] = ratio === null ? [photo.width, photo.height] : ratio.split('/').map(Number);
  const shape = across / down;
  const widest = Math.min(photo.width, photo.height * shape);
  const width = Math.max(1, Math.round(Math.min(largeur, widest)));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}
