import {
  type Cadrage,
  nombreDe,
  type PartDImage,
  type PointFocal,
  partAutour,
  partChoisie,
  type Recadrage,
} from '@bridge/contract';

/** The shapes that outputs most often ask for. */
export const FORMES = ['1/1', '4/3', '16/9'] as const;
export const RATIOS = [...FORMES, '3/2', '2/3', '3/4', '9/16', '21/9'] as const;

const CENTRE: PointFocal = { x: 0.5, y: 0.5 };

/** The largest part of a shape around a point, or around the middle. */
export function cadreAutour(focal: PointFocal | null, ratio: string, image: number): PartDImage {
  return partAutour(focal ?? CENTRE, ratio, image);
}

/** The part of the picture that an output of a shape shows. */
export function cadreDe(cadrage: Cadrage, ratio: string, image: number): PartDImage {
  return partChoisie(cadrage, ratio, image) ?? partAutour(CENTRE, ratio, image);
}

export function moveCadrage<C extends PartDImage>(part: C, x: number, y: number): C {
  return { ...part, x: borne(x, 1 - part.largeur), y: borne(y, 1 - part.hauteur) };
}

/** The smallest side of a crop, as a part of the picture. */
const FEWEST = 0.05;

/** The crop with another width, the same shape and the same top left corner, inside the picture. */
export function resizeCadrage(recadrage: Recadrage, largeur: number, image: number): Recadrage {
  const pente = image / nombreDe(recadrage.ratio);
  const most = Math.min(1 - recadrage.x, (1 - recadrage.y) / pente);
  const next = Math.max(Math.min(largeur, most), Math.min(FEWEST, most));
  return { ...recadrage, largeur: arrondi(next), hauteur: arrondi(next * pente) };
}

/** The crop in another shape, around the same middle. */
export function reshapeCadrage(recadrage: Recadrage, ratio: string, image: number): Recadrage {
  const milieu = { x: recadrage.x + recadrage.largeur / 2, y: recadrage.y + recadrage.hauteur / 2 };
  return { ...recadrage, ratio, ...cadreAutour(milieu, ratio, image) };
}

/** The crops for another picture: each keeps its shape and its middle. Those that fit are left as they are. */
export function fitCadrage(recadrages: readonly Recadrage[], image: number): Recadrage[] {
  return recadrages.map((one) => (isEnForme(one, image) ? one : reshapeCadrage(one, one.ratio, image)));
}

/** Whether a crop has its shape, within what rounding does to it. */
function isEnForme({ ratio, largeur, hauteur }: Recadrage, image: number): boolean {
  return Math.abs((largeur * image) / hauteur / nombreDe(ratio) - 1) < 0.02;
}

/** A new crop, with a name that no other has: « Recadrage 2 ». */
export function nouveau({ focal, recadrages }: Cadrage, image: number): Recadrage {
  const [ratio] = FORMES;
  const names = new Set(recadrages.map(({ nom }) => nom));
  const place = Array.from({ length: recadrages.length + 1 }, (_, rank) => rank + 1).find(
    (rank) => !names.has(`Recadrage ${rank}`),
  );
  return { nom: `Recadrage ${place ?? 1}`, ratio, ...cadreAutour(focal, ratio, image) };
}

function borne(value: number, most: number): number {
  return arrondi(Math.min(Math.max(value, 0), Math.max(most, 0)));
}

/** A value rounded to a thousandth of a side, which no eye sees, so that sums stay within the picture. */
function arrondi(value: number): number {
  return Math.floor(value * 10_000 + 1e-6) / 10_000;
}

export const enCent = (part: number) => Math.round(part * 1_000) / 10;
