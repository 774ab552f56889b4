import type { FOCALES } from '@bridge/contract';

export type Focale = (typeof FOCALES)[number]['value'];

export const FORMATS_DE_PHOTO = ['webp', 'avif', 'jpg'] as const;
export type FormatDePhoto = (typeof FORMATS_DE_PHOTO)[number];

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, as parts of its sides. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** The zone in pixels, inside the picture however it is rounded. */
export function pixelsDe({ x, y, largeur, hauteur }: Zone, { width, height }: Dimensions) {
  const [left, top] = [Math.min(Math.floor(x * width), width - 1), Math.min(Math.floor(y * height), height - 1)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(largeur * width), width - left)),
    height: Math.max(1, Math.min(Math.round(hauteur * height), height - top)),
  };
}

/** The size of a view, never larger than the photo: enlarging only adds bytes. Without a ratio, the photo's own. */
export function tailleDeVue(photo: Dimensions, largeur: number, ratio: string | null): Dimensions {
  const [across = 0, down = 0] = ratio === null ? [photo.width, photo.height] : ratio.split('/').map(Number);
  const shape = across / down;
  const widest = Math.min(photo.width, photo.height * shape);
  const width = Math.max(1, Math.round(Math.min(largeur, widest)));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}
