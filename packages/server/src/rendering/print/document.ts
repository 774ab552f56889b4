import type { BlocRendu, Langue } from '@bridge/contract';

/**
 * A printed document before it is drawn: what the gabarits of `assets/print` read as JSON. Texts are those of one language, lists are in
 * the order in which they are printed, lengths are millimetres, and images are the files that stand beside the document.
 */
export interface DocumentImprime {
  /** Its pages were laid out: drawn again, they are the same. */
  readonly misEnPages?: true;
  readonly langue: Langue;
  readonly canal: CanalImprime;
  /** Whether colours are those of four inks. */
  readonly quadri: boolean;
  /** What the inks and the paper of the printer give; null where nobody said. */
  readonly profil: { readonly fichier: string; readonly nom: string } | null;
  readonly titre: string;
  readonly sousTitre: string;
  /** A date or a number, as the cover says it. */
  readonly mention: string;
  readonly territoire: string;
  readonly destinataire: string;
  readonly page: PageImprimee;
  readonly charte: Charte;
  readonly miseEnPage: MiseEnPage;
  /** What models set of their gabarits, by name. */
  readonly parametres: Readonly<Record<string, string>>;
  /** What the own sources of gabarits find as variables, by the name of their file. */
  readonly variables: Readonly<Record<string, Variables>>;
  readonly couverture: Couverture | null;
  readonly parties: readonly Partie[];
  readonly mots: Mots;
  /** What the pages that complete a booklet hold, in their order; those after them are blank. */
  readonly complements: readonly Complement[];
  /** The fiches that begin a column, once the pages were laid out a first time. */
  readonly ruptures: readonly string[];
  /** The height that is left at the end of some sections, by their keys, once the pages were laid out a first time. */
  readonly blancs: Readonly<Record<string, number>>;
}

export type Complement = AnnonceImprimee | { readonly genre: 'photo'; readonly image: ImageImprimee };

/** A value as Typst is to have it. */
export type Valeur =
  | { readonly genre: 'texte'; readonly texte: string }
  | { readonly genre: 'nombre'; readonly nombre: number }
  | { readonly genre: 'oui-non'; readonly oui: boolean }
  | { readonly genre: 'couleur'; readonly couleur: Encre }
  | { readonly genre: 'longueur'; readonly nombre: number; readonly unite: 'mm' | 'cm' | 'pt' | 'em' | '%' }
  | { readonly genre: 'image'; readonly image: ImageImprimee | null };
export type Variables = Readonly<Record<string, Valeur>>;

/** Read on a screen, or given to a printer. */
export type CanalImprime = 'ecran' | 'impression';

export interface PageImprimee {
  readonly largeur: number;
  readonly hauteur: number;
  readonly haut: number;
  readonly bas: number;
  readonly interieure: number;
  readonly exterieure: number;
  readonly colonnes: number;
  readonly gouttiere: number;
  readonly rectoVerso: boolean;
  /** No text stands nearer to the trim. */
  readonly zone: number;
  /** The step of the lines, in points; null: text has its own. */
  readonly grille: number | null;
  /** The panels of a folded sheet, as they stand on its first side; null where pages are not folded. */
  readonly volets: readonly number[] | null;
  /** Beyond the trim, on each side; the marks stand further out. */
  readonly fondPerdu: number;
  readonly traits: boolean;
}

/** A colour on a screen, and in four inks. */
export interface Encre {
  readonly rvb: string;
  readonly cmjn: readonly [number, number, number, number];
}

export interface Charte {
  readonly titres: string;
  readonly texte: string;
  readonly corps: number;
  /** The colour of what belongs to no chapter. */
  readonly principale: Encre;
  readonly styles: Readonly<Record<string, StyleDeParagraphe>>;
  readonly logo: ImageImprimee | null;
  readonly pied: string;
  readonly premierNumero: number;
  readonly numerotation: 'exterieur' | 'centre' | 'aucune';
  readonly chapitreImpair: boolean;
}

export interface StyleDeParagraphe {
  readonly police: string;
  readonly taille: number | null;
  readonly interligne: number | null;
  readonly graisse: number;
  readonly couleur: Encre | null;
}

export interface MiseEnPage {
  /** Whether the columns of the last page of a section end together. */
  readonly equilibrer: boolean;
  readonly insecables: boolean;
  readonly multiple: number;
  /** That a page holds at least; null: as many as it may. */
  readonly fichesMin: number | null;
  readonly remplissage: 'rien' | 'annonce' | 'photo' | 'notes';
  readonly renvois: 'page' | 'numero' | 'les-deux';
}

export interface ImageImprimee {
  /** Beside the document. */
  readonly fichier: string;
  /** What it shows, for who does not see it. */
  readonly alternative: string;
  readonly credit: string | null;
  /** Of a PDF that has several; the first is 1. */
  readonly page?: number;
  /** Whether it is as large as the trim alone: enlarged for the bleed, it would lose its edges. */
  readonly rogne?: boolean;
}

export interface Couverture {
  readonly base: string;
  /** Whether the book has a back that bears its title. */
  readonly dos: boolean;
  readonly image: ImageImprimee | null;
  readonly deuxieme: ImageImprimee | null;
  readonly troisieme: ImageImprimee | null;
  readonly quatrieme: ImageImprimee | null;
}

type Saut = 'aucun' | 'page' | 'page-impaire';

export type Partie =
  | RubriqueImprimee
  | {
      readonly genre: 'page-libre';
      readonly titre: string;
      readonly texte: readonly string[];
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
  /** For what is left blank at its end. */
  readonly blanc: ImageImprimee | null;
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

export interface FicheImprimee {
  readonly genre: 'fiche';
  /** Of this place in the document: an objet may stand in several. */
  readonly cle: string;
  readonly objet: number;
  readonly nom: string;
  readonly commune: string;
  readonly type: string;
  readonly presentation: 'standard' | 'compacte' | 'vedette' | 'encadree';
  readonly numero: number | null;
  readonly photo: ImageImprimee | null;
  /** The width of its photo. */
  readonly vignette: number;
  /** Where there is no photo. */
  readonly picto: ImageImprimee | null;
  readonly blocs: readonly BlocImprime[];
  /** What phones read to open its public page, where it is told one. */
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

export interface AnnonceImprimee {
  readonly genre: 'annonce';
  readonly cle: string;
  readonly annonce: number;
  readonly annonceur: string;
  readonly image: ImageImprimee | null;
  readonly titre: string;
  readonly texte: string;
  /** Empty where it leads nowhere. */
  readonly url: string;
  readonly pleinePage: boolean;
  /** Of its format, in millimetres; null: that of the column. */
  readonly largeur: number | null;
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

/** The words of the product that stand on pages, in the language of the document. */
export interface Mots {
  readonly sommaire: string;
  readonly index: string;
  readonly annonce: string;
  readonly notes: string;
  readonly suite: string;
  readonly partenaire: string;
  /** Beside the code that opens the page of a fiche. */
  readonly enLigne: string;
}
