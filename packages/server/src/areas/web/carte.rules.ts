import type { Carte, FieldError } from '@bridge/contract';

const BORDS = ['nord', 'sud', 'ouest', 'est'] as const;

/** What a picture lacks to be the background of a map: where its edges are. */
export function fautesDeBords(carte: Pick<Carte, 'imageDeFond' | (typeof BORDS)[number]>): FieldError[] {
  if (carte.imageDeFond === null) return [];
  const missing = BORDS.filter((bord) => carte[bord] === null);
  if (missing.length > 0)
    return missing.map((path) => ({
      path,
      message: 'Indiquez ce bord\u00a0: sans lui, les points ne se placent pas sur l’image.',
    }));
  const { nord, sud, ouest, est } = carte;
  return [
    ...(Number(nord) > Number(sud) ? [] : [{ path: 'nord', message: 'Le bord nord est plus haut que le bord sud.' }]),
    ...(Number(est) > Number(ouest) ? [] : [{ path: 'est', message: 'Le bord est se trouve à droite du bord ouest.' }]),
  ];
}
