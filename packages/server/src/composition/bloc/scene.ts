import type { BrouillonDeBloc, Canal, EditionEnLigne, Langue, Point } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import type { Contexte } from '../../catalogue/regle/contexte.ts';
import type { Nettoyage } from '../mots/riche.rules.ts';

export interface RenderOptions {
  readonly langue: Langue;
  readonly canal: Canal;
  readonly contexte: Contexte;
  readonly noms: Noms;
  /** Where the reader is: a screen, a visitor who says so. */
  readonly depuis?: Point;
  /** The newest documents that blocs offer, by their models. */
  readonly editions?: ReadonlyMap<number, EditionEnLigne>;
  /** Where many objets are rendered at once: the same text is cleaned once. */
  readonly nettoyage?: Nettoyage;
}

/** What every part of a rendering reads. */
export interface Scene extends RenderOptions {
  readonly bloc: BrouillonDeBloc;
  readonly objet: ObjetRendu;
}
