import type { Encre } from '../encre.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import type { ParagrapheRiche } from '../riche.ts';
import type { FicheImprimee } from './document.fiche.ts';

type Saut = 'aucun' | 'page' | 'page-impaire';

export type Partie =
  | RubriqueImprimee
  | {
      readonly genre: 'page-libre';
      readonly titre: string;
      /** Plain texts in documents that were kept before texts were rich. */
      readonly texte: readonly (string | ParagrapheRiche)[];
      readonly images: readonly ImageImprimee[];
      readonly saut: Saut;
    }
  | AnnonceImprimee
  | CarteImprimee
  | LegendeImprimee
  | IndexImprime
  | {
      readonly genre: 'sommaire';
      readonly base: string;
      readonly colonnes: number;
      readonly niveaux: number;
      readonly points: boolean;
      readonly pictos: boolean;
      readonly saut: Saut;
    }
  | {
      readonly genre: 'notes';
      /** The name of its gabarit. */
      readonly gabarit: string;
      readonly base: string;
      readonly interligne: number;
      readonly pages: number;
      readonly numeroter: boolean;
      /** Room for a partner, at the foot. */
      readonly cadre: boolean;
    };

export interface RubriqueImprimee {
  readonly genre: 'rubrique';
  readonly cle: string;
  readonly titre: string;
  readonly chapeau: string;
  readonly couleur: Encre;
  readonly image: ImageImprimee | null;
  readonly saut: Saut;
  readonly parRangee: number;
  /** The width of its columns. */
  readonly largeur: number;
  /** The pictogram of its fiches, or null when contents show none. */
  readonly picto: ImageImprimee | null;
  /** What fills the blank at its end: a photo, or some words once its pages are known. */
  readonly blanc: ImageImprimee | null;
  readonly astuce?: string;
  readonly ratio: number;
  readonly entreGroupes: 'aucun' | 'colonne' | 'page';
  readonly groupes: readonly GroupeImprime[];
  /** The text shown when the section has no fiche. */
  readonly texteVide: string;
  /** The number of pages that the section takes at most, or null. */
  readonly limitePages: number | null;
}

export interface GroupeImprime {
  /** The title of the group, empty for fiches without one. */
  readonly titre: string;
  /** 1 for the widest. */
  readonly niveau: number;
  readonly elements: readonly (FicheImprimee | AnnonceImprimee)[];
}

export interface AnnonceImprimee {
  readonly genre: 'annonce';
  readonly cle: string;
  readonly annonce: number;
  /** « Annonce » or « Partenaire ». */
  readonly mention: string;
  readonly annonceur: string;
  readonly image: ImageImprimee | null;
  readonly titre: string;
  readonly texte: string;
  /** The address that it leads to, or an empty text. */
  readonly url: string;
  readonly pleinePage: boolean;
  /** The size of its format in millimetres, or null: as wide as the column, as high as its content. */
  readonly taille: { readonly largeur: number; readonly hauteur: number } | null;
}

export interface CarteImprimee {
  readonly genre: 'carte';
  readonly titre: string;
  readonly alternative: string;
  readonly largeur: number;
  /** Width by height. */
  readonly ratio: number;
  /** The background, or null for points on bare paper. */
  readonly fond: ImageImprimee | null;
  /** The credit of the background. */
  readonly credit: string;
  /** The scale bar: its length as a part of the width, and its words. */
  readonly echelle: { readonly part: number; readonly mots: string };
  /** Parts of the width and of the height, from the left and from the top. */
  readonly reperes: readonly {
    readonly x: number;
    readonly y: number;
    readonly numero: number | null;
    readonly couleur: Encre;
    readonly fiche: string | null;
  }[];
  /** The tracks of itineraries: lines of points, in the same parts. */
  readonly traces: readonly {
    readonly couleur: Encre;
    readonly lignes: readonly (readonly (readonly [x: number, y: number])[])[];
  }[];
  /** The meaning of colours, when there are several layers. */
  readonly couches: readonly { readonly nom: string; readonly couleur: Encre }[];
  readonly points: readonly { readonly numero: number; readonly nom: string; readonly fiche: string | null }[];
  readonly saut: Saut;
}

export interface LegendeImprimee {
  readonly genre: 'legende';
  readonly titre: string;
  readonly colonnes: number;
  readonly style: 'lignes' | 'pastilles' | 'encadres';
  /** Whether the legend explains only the drawings that stand in the document. */
  readonly exacte: boolean;
  readonly groupes: readonly {
    readonly titre: string;
    readonly entrees: readonly { readonly picto: ImageImprimee | null; readonly mots: string }[];
  }[];
  readonly saut: Saut;
}

export interface IndexImprime {
  readonly genre: 'index';
  readonly titre: string;
  readonly entrees: readonly { readonly mots: string; readonly fiches: readonly string[] }[];
  readonly saut: Saut;
}
