import { FOCALES, RATIOS } from '@bridge/contract';
import { FORMATS_DE_PHOTO, type Focale, type FormatDePhoto } from '../catalogue/photos/cadrage.rules.ts';
import type { PhotoRendue } from '../composition/objet-compose.ts';

/** The widths that photos are made in. Other widths are refused: each would be a file to keep. */
export const LARGEURS = [320, 480, 640, 960, 1280, 1920] as const;
export type Largeur = (typeof LARGEURS)[number];

/** The shape that means the photo's own; otherwise a model of list asks for one of the ratios. */
export const RATIO_LIBRE = 'libre';
const RATIOS_SERVIS: readonly string[] = RATIOS.map(({ value }) => value.replace('/', 'x'));
const FOCALES_SERVIES = FOCALES.map(({ value }) => value);

export interface VuePhoto {
  readonly largeur: Largeur;
  /** The ratio, « 4/3 » as models write it or « libre ». */
  readonly ratio: string;
  readonly focale: Focale;
  readonly format: FormatDePhoto;
}

/** The address of a photo. `base` is what comes before « /public »: empty on the host of the product. */
export function adressePhoto(
  base: string,
  { objet, rang, empreinte }: Pick<PhotoRendue, 'objet' | 'rang' | 'empreinte'>,
  { largeur, ratio, focale, format }: VuePhoto,
): string {
  return `${base}/public/photos/${objet}/${rang}-${empreinte}/${largeur}-${ratioServi(ratio)}-${focale}.${format}`;
}

export function srcset(base: string, photo: PhotoRendue, vue: Omit<VuePhoto, 'largeur'>): string {
  return LARGEURS.map((largeur) => `${adressePhoto(base, photo, { ...vue, largeur })} ${largeur}w`).join(', ');
}

/** The height of a box of this width; a photo of any shape gets the room of a 3:2. */
export function hauteurPour(largeur: number, ratio: string): number {
  const [across, down] = /^(\d+)\/(\d+)$/.exec(ratio)?.slice(1).map(Number) ?? [3, 2];
  return across && down ? Math.round((largeur * down) / across) : Math.round((largeur * 2) / 3);
}

const ratioServi = (ratio: string): string => {
  const written = ratio.replace('/', 'x');
  return RATIOS_SERVIS.includes(written) ? written : RATIO_LIBRE;
};

export interface PhotoDemandee {
  readonly objet: number;
  readonly rang: number;
  readonly empreinte: string;
  readonly largeur: Largeur;
  /** The ratio « 4/3 », or null for the photo as it is. */
  readonly ratio: string | null;
  readonly focale: Focale;
  readonly format: FormatDePhoto;
}

const PHOTO = /^(\d{1,4})-([A-Za-z0-9_-]{1,64})$/;
const VUE = /^(\d{3,4})-(\d{1,2}x\d{1,2}|libre)-([a-z]{3,6})\.([a-z]{3,4})$/;

/** Reads the address of a photo from its three parts after « /photos/ ». Null for an address that no page writes. */
export function photoDemandee(params: {
  readonly objet: string;
  readonly photo: string;
  readonly vue: string;
}): PhotoDemandee | null {
  const [, rang, empreinte] = PHOTO.exec(params.photo) ?? [];
  const [, written, ratio, foyer, extension] = VUE.exec(params.vue) ?? [];
  if (!/^[1-9]\d{0,9}$/.test(params.objet) || rang === undefined || empreinte === undefined) return null;
  const largeur = LARGEURS.find((one) => String(one) === written);
  const focale = FOCALES_SERVIES.find((one) => one === foyer);
  const format = FORMATS_DE_PHOTO.find((one) => one === extension);
  if (largeur === undefined || focale === undefined || format === undefined || ratio === undefined) return null;
  if (ratio !== RATIO_LIBRE && !RATIOS_SERVIS.includes(ratio)) return null;
  return {
    objet: Number(params.objet),
    rang: Number(rang),
    empreinte,
    largeur,
    ratio: ratio === RATIO_LIBRE ? null : ratio.replace('x', '/'),
    focale,
    format,
  };
}
