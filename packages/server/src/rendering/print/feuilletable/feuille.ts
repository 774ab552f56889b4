import { join } from 'node:path';

/** A page of a document that is leafed through on a screen; its picture is a file of its own. */
export interface Feuille {
  /** The size of the page, in points. */
  readonly largeur: number;
  readonly hauteur: number;
  /** The text of the page, for screen readers. */
  readonly texte: string;
  readonly liens: readonly Lien[];
}

/** Parts of the width and of the height, from the left and from the top. */
export interface Lien {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly hauteur: number;
  /** An address, or the number of the page that the link leads to, from 1. */
  readonly vers: string | number;
  readonly mots: string;
}

export interface Feuilletage {
  /** The PDF. */
  readonly fichier: string;
  /** The folder where pictures are written, named by the numbers of their pages. */
  readonly dossier: string;
  /** The width of pictures, in pixels. */
  readonly largeur: number;
}

/** The picture of a page in their folder; the first page is 1. */
export const feuilleDans = (dossier: string, page: number): string => join(dossier, `${page}.webp`);
