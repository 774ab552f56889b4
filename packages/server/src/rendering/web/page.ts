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

/** The pages of a site, each with all that it shows, and what drawing one takes and gives. */

interface Page {
  readonly site: SiteRendu;
  readonly langue: Langue;
  readonly langues: readonly LangueDePage[];
  readonly ariane: readonly Lien[];
  readonly referencement: Referencement;
  /** Some of what it shows was translated by a machine, and people are to be told. */
  readonly automatique?: boolean;
  /** Where annonces stand in it; absent: nowhere. */
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
  /** By day, in an agenda: the same elements. */
  readonly jours: readonly { readonly titre: string; readonly elements: readonly number[] }[];
  readonly vide: string;
  readonly tris: readonly (Lien & { readonly actif: boolean; readonly valeur: string })[];
  readonly pagination: {
    readonly mode: 'pages' | 'voir-plus' | 'infinie';
    readonly page: number;
    readonly pages: number;
    readonly precedente: string | null;
    readonly suivante: string | null;
    /** Null stands for a gap. */
    readonly numeros: readonly ({ readonly numero: number; readonly href: string } | null)[];
  };
  readonly carte: CarteRendue | null;
  readonly exports: readonly (Lien & { readonly format: FormatDExport })[];
  readonly partager: boolean;
  /** The newest documents of some editions. */
  readonly editions: readonly EditionEnLigne[];
  /** Where visitors get the objets that they keep as a PDF; null where they do not. */
  readonly brochure: string | null;
}

export interface ActionRendue extends Lien {
  readonly genre: string;
  /** It needs a script: hidden without. */
  readonly script: boolean;
}

export interface PageDeFiche extends Page {
  readonly genre: 'fiche';
  /** Of the fiche: the objet has its own. */
  readonly id: number;
  readonly objet: ElementRendu;
  readonly photos: readonly PhotoRendue[];
  readonly zones: Readonly<Record<ZoneDeFiche, readonly { readonly code: string; readonly html: string }[]>>;
  readonly actions: readonly ActionRendue[];
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

/** The lists and maps of a site: where it starts. */
export interface PageDAccueil extends Page {
  readonly genre: 'accueil';
  readonly listes: readonly (Lien & {
    readonly genre: 'liste' | 'carte';
    readonly description: string;
    readonly image: ImageRendue | null;
  })[];
}

/** One espace of annonces, and nothing else. */
export interface PageDAnnonce extends Page {
  readonly genre: 'annonce';
}

/** What is said in place of a page: not found, gone, not available. */
export interface PageDeMessage extends Page {
  readonly genre: 'message';
  readonly statut: 404 | 410 | 503;
  readonly titre: string;
  readonly texte: string;
  readonly alternatives: readonly ElementRendu[];
}

export type PagePublique = PageDeListe | PageDeFiche | PageDeCarte | PageDAccueil | PageDAnnonce | PageDeMessage;

/** A template as it is to be run. `cle` names this very source: what was parsed once is kept by it. */
export interface Source {
  readonly cle: string;
  /** Class that its styles are kept inside. */
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

/** Custom code that the page takes along. Scripts and styles are files of their own, `href`; HTML was cleaned. */
export interface CodeInjecte {
  readonly type: 'css' | 'js' | 'html';
  readonly href: string;
  readonly html: string;
  readonly emplacement: 'debut' | 'fin';
  /** Other servers that it calls. */
  readonly origines?: readonly string[];
}

export interface PageARendre {
  readonly page: PagePublique;
  readonly sources: {
    /** Of the list or of the fiche; of other pages, none. */
    readonly page: Source | null;
    /** By code of type; `''` for the others. */
    readonly elements: Readonly<Record<string, Source>>;
    readonly composants: Readonly<Record<string, Composant>>;
  };
  readonly codes: readonly CodeInjecte[];
}

export interface PageRendue {
  /** A whole document. */
  readonly html: string;
  /** What goes inside another page: no head, its styles with it. */
  readonly fragment: string;
}

/** Where on a page. */
export type EmplacementDAnnonce = 'entre-elements' | 'en-tete' | 'lateral' | 'pied-de-fiche' | 'fond';

/** A place of a page, with all that may be shown in it while the page is kept: a script chooses among them again. */
export interface PlaceRendue {
  readonly lieu: Pick<PlaceDAnnonce, 'espace' | 'rotation' | 'remplissage'>;
  readonly emplacement: EmplacementDAnnonce;
  /** Of a list: after how many elements each time; empty elsewhere. */
  readonly apres: readonly number[];
  /** At once, at each time. */
  readonly simultanees: number;
  /** What the page shows by itself, one for each; null: nothing. */
  readonly montrees: readonly (number | null)[];
  readonly annonces: readonly AnnonceRendue[];
}

export interface VisuelRendu {
  /** Up to this width of the screen, in pixels; null: whatever it is. */
  readonly jusquA: number | null;
  readonly image: ImageRendue;
  /** How it is cut, around its focal point. */
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
  /** In the preview of who decides of it: it runs where no script fills it. */
  readonly isEssai: boolean;
}
export interface FilmRendu extends Boite {
  /** What is seen of it before it plays; empty where there is nothing. */
  readonly affiche: string;
  readonly description: string;
}

export interface AnnonceRendue {
  readonly pretendante: Pretendante;
  /** « Annonce · Cycles de l’Ambre ». */
  readonly mention: string;
  /** Where a click is counted, and leads from. */
  readonly clic: string;
  /** Where a view is counted without a script. */
  readonly pixel: string;
  /** Where visitors are told how it was chosen and what is counted. */
  readonly pourquoi: { readonly href: string; readonly mot: string };
  readonly titre: string;
  readonly accroche: string;
  readonly bouton: string;
  /** The last has no width. */
  readonly visuels: readonly VisuelRendu[];
  /** An HTML5 creation, in a frame; or a film. */
  readonly iframe: IframeRendue | null;
  readonly film: FilmRendu | null;
  /** An objet of the catalogue, drawn as its neighbours are, or by a template of its own. */
  readonly element: ElementRendu | null;
  readonly source: Source | null;
}
