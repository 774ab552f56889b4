import type { Carte, FieldError } from '@bridge/contract';

const BORDS = ['nord', 'sud', 'ouest', 'est'] as const;

/** What a picture lacks to be the background of a map: where its edges are. */
export function fautesDeBords(carte: Pick<Carte, 'imageDeFond' | (typeof BORDS)[number]>): FieldError[] {
  if (carte.imageDeFond === null) return [];
  return BORDS.filter((bord) => carte[bord] === null).map((path) => ({
    path,
    message: 'Indiquez ce bord\u00a0: sans lui, les points ne se placent pas sur l’image.',
  }));
}
