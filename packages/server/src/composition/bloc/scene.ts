import type { BrouillonDeBloc, Canal, EditionEnLigne, Langue, Point } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import type { Contexte } from '../../catalogue/regle/contexte.ts';
import type { Nettoyage } from '../mots/riche.rules.ts';

export interface RenderOptions {
  readonly langue: Langue;
  readonly canal: Canal;
  readonly contexte: Contexte;
  readonly noms: Noms;
  /** The position of the reader: a screen, or a visitor who gives it. */
  readonly depuis?: Point;
  /** The newest documents that blocs offer, by their models. */
  readonly editions?: ReadonlyMap<number, EditionEnLigne>;
  /** Shared by many objets, so that a repeated text is cleaned once. */
  readonly nettoyage?: Nettoyage;
}

/** The inputs of every part of a rendering. */
export interface Scene extends RenderOptions {
  readonly bloc: BrouillonDeBloc;
  readonly objet: ObjetRendu;
}
