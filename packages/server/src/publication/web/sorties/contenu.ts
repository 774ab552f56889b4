import type { Langue } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import type { ElementRendu, FiltreRendu } from '../../../rendering/web/modele.ts';

/** A list ready to be written as data: all of it is read before, so that writing is pure. Every address is absolute. */
export interface ContenuDeSortie {
  readonly titre: string;
  readonly description: string;
  readonly langue: Langue;
  /** The addresses of the page that shows the same objets, and of the output itself. */
  readonly adresse: string;
  readonly sortie: string;
  /** The address that the site starts with. */
  readonly site: string;
  /** The scheme and host of this server. */
  readonly serveur: string;
  readonly at: Date;
}

export interface PageDeSortie {
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly precedente: string | null;
  readonly suivante: string | null;
  readonly filtres: readonly FiltreRendu[];
}

export interface ObjetDeSortie {
  readonly element: ElementRendu;
  readonly objet: ObjetRendu;
  /** The names of the words of its document. */
  readonly mots: Noms['mots'];
}

/** A text without what an output cannot hold: control characters and broken pairs of characters. */
export function ecrivable(texte: string): string {
  return texte.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]+/gu, ' ').trim();
}
