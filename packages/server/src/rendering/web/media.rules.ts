import type { ImageRendue } from './modele.ts';

/** The shapes that pictures of the médiathèque are shown in: across a page, on a card, or their own. */
const FORMES = ['8/3', '16/9', 'libre'] as const;
export type FormeDImage = (typeof FORMES)[number];
const LARGEURS = [320, 640, 1280] as const;

export interface VueDImage {
  readonly largeur: (typeof LARGEURS)[number];
  readonly forme: FormeDImage;
}

/** Its version is in the address: another crop or another file has another one. */
export function adresseDImage({ id, version, isDrawing }: ImageRendue, { largeur, forme }: VueDImage): string {
  const vue = isDrawing ? 'dessin.svg' : `${largeur}-${forme.replace('/', 'x')}.webp`;
  return `/public/medias/${id}-${version}/${vue}`;
}

export interface ImageDemandee {
  readonly id: number;
  readonly version: number;
  /** Null: the drawing as it is. */
  readonly vue: VueDImage | null;
}

/** Reads back such an address. Null: none that we would have written. */
export function imageDemandee(params: { readonly media: string; readonly vue: string }): ImageDemandee | null {
  const [, id, version] = /^([1-9]\d{0,14})-([1-9]\d{0,8})$/.exec(params.media) ?? [];
  if (id === undefined || version === undefined) return null;
  const of = { id: Number(id), version: Number(version) };
  if (params.vue === 'dessin.svg') return { ...of, vue: null };
  const [, written, shape] = /^(\d{3,4})-(\w+)\.webp$/.exec(params.vue) ?? [];
  const largeur = LARGEURS.find((one) => String(one) === written);
  const forme = FORMES.find((one) => one.replace('/', 'x') === shape);
  return largeur === undefined || forme === undefined ? null : { ...of, vue: { largeur, forme } };
}
