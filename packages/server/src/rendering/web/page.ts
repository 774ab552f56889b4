import type { EditionEnLigne, FormatDExport, Langue, PlaceDAnnonce, Pretendante, ZoneDeFiche } from '@bridge/contract';
import type { PhotoRendue } from '../../composition/objet-compose.ts';
import type { FormeDImage } from './media.rules.ts';
import type {
  CarteRendue,
  ElementRendu,
  ImageRendue,
  LangueDePage,
  Lien,
  MoteurRendu,
  Referencement,
  SiteRendu,
} from './modele.ts';

/** The pages of a site, each with all that it shows, and the input and output of drawing. */

interface Page {
  readonly site: SiteRendu;
  readonly langue: Langue;
  readonly langues: readonly LangueDePage[];
  readonly ariane: readonly Lien[];
  readonly referencement: Referencement;
  /** Whether a machine translated some of the page, so that people are told. */
  readonly automatique?: boolean;
  /** The places of annonces in the page; absent without any. */
  readonly annonces?: readonly PlaceRendue[];
}

export interface PageDeListe extends Page {
  readonly genre: 'liste';
  readonly id: number;
  readonly titre: string;
  readonly introduction: string;
  readonly image: ImageRendue | null;
  readonly textePied: string;
  readonly vue: 'grille' | 'liste' | 'agenda' | 'mixte' | 'carte';
  readonly colonnes: number;
  /** The columns on small screens, or null to let the width decide. */
  readonly colonnesTablette: number | null;
  readonly colonnesMobile: number | null;
  readonly densite: 'aeree' | 'normale' | 'serree';
  readonly couleur: string | null;
  readonly ratio: string;
  readonly focale: 'sujet' | 'centre' | 'haut' | 'bas';
  readonly zoneMoteur: 'haut' | 'gauche' | 'tiroir';
  readonly moteur: MoteurRendu | null;
  readonly total: number;
  /** « 134 restaurants », « Aucun résultat »: of the visitor's language. */
  readonly compteur: string;
  readonly elements: readonly ElementRendu[];
  /** The elements by day, in an agenda: positions in `elements`. */
  readonly jours: readonly { readonly titre: string; readonly elements: readonly number[] }[];
  readonly vide: string;
  readonly tris: readonly (Lien & { readonly actif: boolean; readonly valeur: string })[];
  readonly pagination: {
    readonly mode: 'pages' | 'voir-plus' | 'infinie';
    readonly page: number;
    readonly pages: number;
    readonly precedente: string | null;
    readonly suivante: string | null;
    /** Null for a gap between numbers. */
    readonly numeros: readonly ({ readonly numero: number; readonly href: string } | null)[];
  };
  readonly carte: CarteRendue | null;
  readonly exports: readonly (Lien & { readonly format: FormatDExport | 'pdf' })[];
  readonly partager: boolean;
  /** The newest documents of some editions. */
  readonly editions: readonly EditionEnLigne[];
  /** The address where visitors get the objets that they kept as a PDF, or null. */
  readonly brochure: string | null;
}

export interface ActionRendue extends Lien {
  readonly genre: string;
  /** Whether the action needs a script: it is hidden without. */
  readonly script: boolean;
}

export interface PageDeFiche extends Page {
  readonly genre: 'fiche';
  /** The number of the fiche: the objet has its own. */
  readonly id: number;
  readonly objet: ElementRendu;
  readonly photos: readonly PhotoRendue[];
  readonly zones: Readonly<Record<ZoneDeFiche, readonly { readonly code: string; readonly html: string }[]>>;
  readonly actions: readonly ActionRendue[];
  /** The objets that the source ties to this one. */
  readonly lies: readonly ElementRendu[];
  readonly proches: readonly ElementRendu[];
  readonly semblables: readonly ElementRendu[];
  /** « Office de tourisme, via Apidae, mis à jour le 3 novembre 2026 ». */
  readonly source: string | null;
  readonly signaler: string | null;
}

export interface PageDeCarte extends Page {
  readonly genre: 'carte';
  readonly titre: string;
  readonly carte: CarteRendue;
  /** The same as the map, for everybody. */
  readonly elements: readonly ElementRendu[];
  readonly total: number;
}

/** The start page of a site, with its lists and maps. */
export interface PageDAccueil extends Page {
  readonly genre: 'accueil';
  readonly listes: readonly (Lien & {
    readonly genre: 'liste' | 'carte';
    readonly description: string;
    readonly image: ImageRendue | null;
  })[];
}

/** A page of text about the site. */
export interface PageDeTexte extends Page {
  readonly genre: 'texte';
  readonly titre: string;
  readonly html: string;
}

/** A page with one espace of annonces only. */
export interface PageDAnnonce extends Page {
  readonly genre: 'annonce';
}

/** A message in place of a page: not found, gone, not available. */
export interface PageDeMessage extends Page {
  readonly genre: 'message';
  readonly statut: 404 | 410 | 503;
  readonly titre: string;
  readonly texte: string;
  readonly alternatives: readonly ElementRendu[];
}

export type PagePublique =
  | PageDeListe
  | PageDeFiche
  | PageDeCarte
  | PageDAccueil
  | PageDeTexte
  | PageDAnnonce
  | PageDeMessage;

/** A template ready to be run. `cle` names this very source: once parsed, it is kept by this key. */
export interface Source {
  readonly cle: string;
  /** The class that confines its styles. */
  readonly portee: string;
  readonly liquide: string;
  readonly css: string;
}

export interface Composant extends Source {
  readonly proprietes: readonly {
    readonly nom: string;
    readonly genre: 'texte' | 'nombre' | 'oui-non' | 'choix';
    readonly defaut: string;
  }[];
}

/** A custom code of the page. Scripts and styles are files of their own, at `href`; HTML was cleaned. */
export interface CodeInjecte {
  readonly type: 'css' | 'js' | 'html';
  readonly href: string;
  readonly html: string;
  readonly emplacement: 'debut' | 'fin';
  /** The other servers that the code calls. */
  readonly origines?: readonly string[];
}

export interface PageARendre {
  readonly page: PagePublique;
  readonly sources: {
    /** The template of a list or a fiche; null for other pages. */
    readonly page: Source | null;
    /** The templates of elements by code of type, `''` for all other types. */
    readonly elements: Readonly<Record<string, Source>>;
    readonly composants: Readonly<Record<string, Composant>>;
  };
  readonly codes: readonly CodeInjecte[];
  /** The one of both that is wanted, where one is: the other is left empty. */
  readonly forme?: keyof PageRendue;
}

export interface PageRendue {
  /** A whole document. */
  readonly html: string;
  /** The part for another page: no head, and its styles inside. */
  readonly fragment: string;
}

/** The places on a page that annonces may have. */
export type EmplacementDAnnonce = 'entre-elements' | 'en-tete' | 'lateral' | 'pied-de-fiche' | 'fond';

/** A place of a page, with all annonces that it may show while the page is kept: a script chooses among them again. */
export interface PlaceRendue {
  readonly lieu: Pick<PlaceDAnnonce, 'espace' | 'rotation' | 'remplissage'>;
  readonly emplacement: EmplacementDAnnonce;
  /** In a list, the number of elements before each repetition; empty elsewhere. */
  readonly apres: readonly number[];
  /** How many annonces are shown at each repetition. */
  readonly simultanees: number;
  /** The annonces shown without a script, one for each position; null for an empty one. */
  readonly montrees: readonly (number | null)[];
  readonly annonces: readonly AnnonceRendue[];
}

export interface VisuelRendu {
  /** The greatest width of screen for this visual, in pixels, or null for any. */
  readonly jusquA: number | null;
  readonly image: ImageRendue;
  /** The shape that the picture is cut to, around its focal point. */
  readonly forme: FormeDImage;
  readonly largeur: number;
  readonly hauteur: number;
}

interface Boite {
  readonly src: string;
  readonly largeur: number;
  readonly hauteur: number;
}
export interface IframeRendue extends Boite {
  /** Whether the annonce is tried out in a preview: its frame is filled at once, without a script. */
  readonly isEssai: boolean;
}
export interface FilmRendu extends Boite {
  /** The picture shown before the film plays, or an empty text. */
  readonly affiche: string;
  readonly description: string;
}

export interface AnnonceRendue {
  readonly pretendante: Pretendante;
  /** « Annonce · Cycles de l’Ambre ». */
  readonly mention: string;
  /** The address that counts a click and leads on. */
  readonly clic: string;
  /** The address of the image that counts a view without a script. */
  readonly pixel: string;
  /** The page that tells visitors how the annonce was chosen and what is counted. */
  readonly pourquoi: { readonly href: string; readonly mot: string };
  readonly titre: string;
  readonly accroche: string;
  readonly bouton: string;
  /** The last has no width. */
  readonly visuels: readonly VisuelRendu[];
  /** An HTML5 creation, in a frame; or a film. */
  readonly iframe: IframeRendue | null;
  readonly film: FilmRendu | null;
  /** An objet of the catalogue, drawn like its neighbours or with `source`. */
  readonly element: ElementRendu | null;
  readonly source: Source | null;
}
