import { join } from 'node:path';

/** A page that is leafed through on a screen: its picture lies in a file of its own. */
export interface Feuille {
  /** In points. */
  readonly largeur: number;
  readonly hauteur: number;
  /** What it says, for who does not see it. */
  readonly texte: string;
  readonly liens: readonly Lien[];
}

/** Parts of the width and of the height, from the left and from the top. */
export interface Lien {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly hauteur: number;
  /** An address, or the page that it leads to; the first is 1. */
  readonly vers: string | number;
  readonly mots: string;
}

export interface Feuilletage {
  /** The PDF. */
  readonly fichier: string;
  /** Where the pictures are left, by the numbers of their pages. */
  readonly dossier: string;
  /** Of the pictures, in pixels. */
  readonly largeur: number;
}

/** The picture of a page that is leafed through, in the folder of them; the first is 1. */
export const feuilleDans = (dossier: string, page: number): string => join(dossier, `${page}.webp`);
