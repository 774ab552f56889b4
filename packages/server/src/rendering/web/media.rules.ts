import type { ImageRendue } from './modele.ts';

/** The shapes of pictures of the médiathèque: across a page, on a card, square, or their own. */
const FORMES = ['8/3', '16/9', '1/1', 'libre'] as const;
/** Width by height: a format of annonces may have a shape of its own, « 970/250 ». */
export type FormeDImage = (typeof FORMES)[number] | `${number}/${number}`;
/** Whether pages use a shape; any other shape is served only for a format of annonces that asks for it. */
export const isFormeDePage = (forme: FormeDImage): boolean => FORMES.some((one) => one === forme);
const LARGEURS = [320, 640, 1280] as const;

export interface VueDImage {
  readonly largeur: (typeof LARGEURS)[number];
  readonly forme: FormeDImage;
}

/** The address of a picture: each crop has its own, and nobody can guess one without the picture's jeton. */
export function adresseDImage(image: ImageRendue, { largeur, forme }: VueDImage): string {
  const { origine, id, version, jeton, isDrawing } = image;
  const vue = isDrawing ? 'dessin.svg' : `${largeur}-${forme.replace('/', 'x')}.webp`;
  return `${origine}/public/medias/${id}-${version}-${jeton}/${vue}`;
}

/** The part of the id of a file that addresses hold: ids are random. */
export const jetonDe = (fichier: string): string => fichier.replaceAll('-', '').slice(0, 12);

export interface ImageDemandee {
  readonly id: number;
  readonly jeton: string;
  /** Null for the drawing as it is. */
  readonly vue: VueDImage | null;
}

/** Reads back such an address. Null: none that we would have written. */
export function imageDemandee(params: { readonly media: string; readonly vue: string }): ImageDemandee | null {
  const [, id, jeton] = /^([1-9]\d{0,14})-[1-9]\d{0,8}-([0-9a-f]{12})$/.exec(params.media) ?? [];
  if (id === undefined || jeton === undefined) return null;
  const of = { id: Number(id), jeton };
  if (params.vue === 'dessin.svg') return { ...of, vue: null };
  const [, written, shape] = /^(\d{3,4})-(\w+)\.webp$/.exec(params.vue) ?? [];
  const largeur = LARGEURS.find((one) => String(one) === written);
  const forme = shape === undefined ? undefined : formeDe(shape);
  return largeur === undefined || forme === undefined ? null : { ...of, vue: { largeur, forme } };
}

function formeDe(shape: string): FormeDImage | undefined {
  const [, large, haute] = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(shape) ?? [];
  const known = FORMES.find((one) => one.replace('/', 'x') === shape);
  return known ?? (large && haute ? `${Number(large)}/${Number(haute)}` : undefined);
}
