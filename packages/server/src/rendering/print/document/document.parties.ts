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
      /** Words alone in documents that were kept before their texts were rich. */
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
      /** Of its gabarit. */
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
  /** Of its columns. */
  readonly largeur: number;
  /** What its fiches are, drawn; null where contents show none. */
  readonly picto: ImageImprimee | null;
  /** For what is left blank at its end: a photo, or some words once its pages are known. */
  readonly blanc: ImageImprimee | null;
  readonly astuce?: string;
  readonly ratio: number;
  readonly entreGroupes: 'aucun' | 'colonne' | 'page';
  readonly groupes: readonly GroupeImprime[];
  /** In the place of its fiches, where there are none. */
  readonly texteVide: string;
  /** The pages that it takes at most; null: as many as it needs. */
  readonly limitePages: number | null;
}

export interface GroupeImprime {
  /** Empty where nothing groups the fiches. */
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
  /** Empty where it leads nowhere. */
  readonly url: string;
  readonly pleinePage: boolean;
  /** Of its format, in millimetres; null: as wide as the column, as high as it is. */
  readonly taille: { readonly largeur: number; readonly hauteur: number } | null;
}

export interface CarteImprimee {
  readonly genre: 'carte';
  readonly titre: string;
  readonly alternative: string;
  readonly largeur: number;
  /** Width by height. */
  readonly ratio: number;
  /** Null: points stand on bare paper. */
  readonly fond: ImageImprimee | null;
  /** Who drew the background. */
  readonly credit: string;
  /** Its length, as a part of the width. */
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
  /** What colours mean, where there are several. */
  readonly couches: readonly { readonly nom: string; readonly couleur: Encre }[];
  readonly points: readonly { readonly numero: number; readonly nom: string; readonly fiche: string | null }[];
  readonly saut: Saut;
}

export interface LegendeImprimee {
  readonly genre: 'legende';
  readonly titre: string;
  readonly colonnes: number;
  readonly style: 'lignes' | 'pastilles' | 'encadres';
  /** Tells the drawings that stand in the document, and no other. */
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
