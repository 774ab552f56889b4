import type { Langue } from '@bridge/contract';
import type { Encre } from '../encre.ts';
import type { ImageImprimee } from '../image.imprimee.ts';
import type { AnnonceImprimee, Partie } from './document.parties.ts';

/**
 * A printed document before it is drawn: what the gabarits of `assets/print` read as JSON. Texts are those of one language, lists are in
 * the order in which they are printed, lengths are millimetres, and images are the files that stand beside the document.
 */
export interface DocumentImprime {
  /** Whether its pages were laid out before: drawn again, they are the same. */
  readonly misEnPages?: true;
  /** The date at which its facts were true; absent in older documents. */
  readonly le?: string;
  readonly langue: Langue;
  readonly canal: CanalImprime;
  /** Whether colours are those of four inks. */
  readonly quadri: boolean;
  /** The colour profile of the printer's inks and paper, or null when none was given. */
  readonly profil: { readonly fichier: string; readonly nom: string } | null;
  readonly titre: string;
  readonly sousTitre: string;
  /** The date or number that the cover shows. */
  readonly mention: string;
  readonly territoire: string;
  readonly destinataire: string;
  readonly page: PageImprimee;
  readonly charte: Charte;
  readonly miseEnPage: MiseEnPage;
  /** The parameters that models set on their gabarits, by name. */
  readonly parametres: Readonly<Record<string, string>>;
  /** The variables of gabarits with a source of their own, by the names of their files. */
  readonly variables: Readonly<Record<string, Variables>>;
  readonly couverture: Couverture | null;
  readonly parties: readonly Partie[];
  readonly mots: Mots;
  /** The contents of the pages that complete a booklet, in order; pages after them are blank. */
  readonly complements: readonly Complement[];
  /** The fiches that no column holds whole, once the pages were laid out a first time. */
  readonly coupees: readonly string[];
  /** The fiches that begin a column, once the pages were laid out a first time. */
  readonly ruptures: readonly string[];
  /** The height left at the end of some sections, by their keys, once pages were laid out a first time. */
  readonly blancs: Readonly<Record<string, number>>;
}

export type Complement =
  | AnnonceImprimee
  | { readonly genre: 'photo'; readonly image: ImageImprimee }
  | { readonly genre: 'astuce'; readonly texte: string };

/** A value that is given to Typst. */
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
  /** The distance from the trim within which no text stands. */
  readonly zone: number;
  /** The step of the grid of lines, in points, or null when text has its own. */
  readonly grille: number | null;
  /** The panels of a folded sheet, in the order of its first side, or null when pages are not folded. */
  readonly volets: readonly number[] | null;
  /** Beyond the trim, on each side; the marks stand further out. */
  readonly fondPerdu: number;
  readonly traits: boolean;
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
  /** The least number of fiches on a page, or null for as many as fit. */
  readonly fichesMin: number | null;
  readonly remplissage: 'rien' | 'annonce' | 'photo' | 'notes' | 'astuce';
  readonly renvois: 'page' | 'numero' | 'les-deux';
}

export interface Couverture {
  readonly base: string;
  /** Whether the book has a spine that bears its title. */
  readonly dos: boolean;
  readonly image: ImageImprimee | null;
  readonly deuxieme: ImageImprimee | null;
  readonly troisieme: ImageImprimee | null;
  readonly quatrieme: ImageImprimee | null;
}

/** The words of the product that stand on pages, in the language of the document. */
export interface Mots {
  readonly sommaire: string;
  readonly index: string;
  readonly notes: string;
  readonly suite: string;
  readonly partenaire: string;
  /** Beside the code that opens the page of a fiche. */
  readonly enLigne: string;
}
