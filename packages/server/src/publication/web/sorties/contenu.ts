import type { Langue } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import type { ElementRendu, FiltreRendu } from '../../../rendering/web/modele.ts';

/** A list as data, looked up before: what writes it is pure. Every address is absolute. */
export interface ContenuDeSortie {
  readonly titre: string;
  readonly description: string;
  readonly langue: Langue;
  /** Of the page that shows the same, and of the output itself. */
  readonly adresse: string;
  readonly sortie: string;
  /** Where the site starts. */
  readonly site: string;
  /** Scheme and host of this server. */
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
}

/** Without what an output cannot hold: control characters and halves of letters. */
export function ecrivable(texte: string): string {
  return texte.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]+/gu, ' ').trim();
}
