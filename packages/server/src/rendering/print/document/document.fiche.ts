import type { BlocRendu } from '@bridge/contract';
import type { ImageImprimee } from '../image.imprimee.ts';

export interface FicheImprimee {
  readonly genre: 'fiche';
  /** The key of this place in the document: an objet may stand in several. */
  readonly cle: string;
  readonly objet: number;
  readonly nom: string;
  readonly commune: string;
  readonly type: string;
  readonly presentation: 'standard' | 'compacte' | 'vedette' | 'encadree';
  readonly numero: number | null;
  readonly photo: ImageImprimee | null;
  /** The width of the photo. */
  readonly vignette: number;
  /** The pictogram shown when there is no photo. */
  readonly picto: ImageImprimee | null;
  readonly blocs: readonly BlocImprime[];
  /** The QR code of the public page, when the fiche has one. */
  readonly code: CodeDeFiche | null;
}

export interface CodeDeFiche {
  readonly image: ImageImprimee;
  readonly href: string;
  readonly legende: string;
}

/** A bloc whose rich texts are runs of words, and whose drawings are files. */
export interface BlocImprime {
  readonly titre: string;
  readonly style: string;
  readonly noeuds: readonly NoeudImprime[];
}

export interface Mot {
  readonly texte: string;
  readonly gras?: true;
  readonly italique?: true;
  readonly href?: string;
  readonly barre?: true;
  readonly picto?: string;
}

type Ligne = readonly Mot[];

export type NoeudImprime =
  | { readonly genre: 'paragraphes'; readonly paragraphes: readonly Ligne[] }
  | { readonly genre: 'puces'; readonly titre: string; readonly lignes: readonly Ligne[] }
  | {
      readonly genre: 'paires';
      readonly presentation: BlocRenduPaires['presentation'];
      readonly paires: readonly { readonly libelle: Ligne; readonly valeur: Ligne }[];
    }
  | { readonly genre: 'tarifs'; readonly lignes: readonly { readonly libelle: Ligne; readonly prix: string }[] }
  | { readonly genre: 'images'; readonly colonnes: number; readonly images: readonly ImageImprimee[] }
  | { readonly genre: 'qr'; readonly image: ImageImprimee; readonly href: string; readonly legende: string };

type BlocRenduPaires = Extract<BlocRendu['noeuds'][number], { readonly genre: 'paires' }>;
