import type { FondDeCarte, Langue } from '@bridge/contract';
import type { PhotoRendue } from '../../composition/objet-compose.ts';

/**
 * All that a public page shows, looked up before: rendering is pure. A text is plain and is escaped where it is written; what is called
 * `html` was made or cleaned by us and is written as it is. Every `href` is one that may be followed: http, https, mailto, tel or of the
 * site itself.
 */

/** A picture of the médiathèque, which may be shown. */
export interface ImageRendue {
  /** Origin that its file is served from; empty: that of the page. */
  readonly origine: string;
  readonly id: number;
  readonly version: number;
  /** Without which its address is not served. */
  readonly jeton: string;
  /** As it is, whatever the size: nothing of it is cut. */
  readonly isDrawing: boolean;
  readonly alternatif: string;
  readonly credit: string;
}

export interface SiteRendu {
  readonly id: number;
  readonly code: string;
  readonly titre: string;
  /** Where its pages start, without a slash at the end: « /public/ot », or nothing on a host of its own. */
  readonly base: string;
  /** The same with its scheme and host: what search engines and shared links are told. */
  readonly adresse: string;
  readonly accueil: string;
  readonly logo: ImageRendue | null;
  /** Of the tab of the browser. */
  readonly icone: ImageRendue | null;
  readonly couleur: string | null;
  readonly police: 'systeme' | 'serif' | 'arrondie' | 'page';
  readonly arrondi: 'droit' | 'doux' | 'rond';
  /** Footer. */
  readonly mentions: string;
  readonly statistiques: boolean;
}

export interface ElementRendu {
  readonly id: number;
  readonly nom: string;
  /** Told where it is not the language of the page. */
  readonly langueNom: Langue | null;
  readonly type: { readonly code: string; readonly libelle: string };
  readonly commune: string;
  readonly href: string;
  /** It leads away from the site. */
  readonly externe: boolean;
  /** Somebody pays for it: search engines are told. */
  readonly sponsorise?: boolean;
  readonly resume: string;
  readonly langueResume: Langue | null;
  readonly photo: PhotoRendue | null;
  readonly nombrePhotos: number;
  readonly badges: readonly { readonly genre: string; readonly texte: string }[];
  readonly classement: { readonly valeur: number | null; readonly texte: string } | null;
  readonly ouvert: boolean | null;
  /** « samedi 21 novembre à 18 h 30 » and its parts, of the next time of an event. */
  readonly date: {
    readonly jour: string;
    readonly numero: string;
    readonly mois: string;
    readonly texte: string;
    readonly iso: string;
  } | null;
  /** « à partir de 12 € ». */
  readonly prix: string | null;
  readonly distance: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly blocs: readonly { readonly code: string; readonly html: string }[];
  readonly bouton: string | null;
  readonly favori: boolean;
}

export interface Lien {
  readonly libelle: string;
  readonly href: string;
}

export interface LangueDePage extends Lien {
  readonly code: Langue;
  readonly actuelle: boolean;
}

export interface Referencement {
  readonly titre: string;
  readonly description: string;
  /** Absolute. */
  readonly canonique: string;
  readonly indexer: boolean;
  readonly alternatives: readonly { readonly langue: string; readonly href: string }[];
  /** Absolute, for shared links. */
  readonly image: string | null;
  readonly jsonLd: readonly object[];
  /** Outputs of the page, for readers that look for them. */
  readonly sorties: readonly { readonly type: string; readonly titre: string; readonly href: string }[];
}

export interface ChoixRendu {
  readonly slug: string;
  readonly libelle: string;
  readonly picto: string | null;
  /** How many objets it would leave, the other filters kept; null where numbers are not shown. */
  readonly nombre: number | null;
  readonly actif: boolean;
  /** The page with it if it is not chosen, without it if it is. */
  readonly href: string;
}

export interface FiltreRendu {
  readonly code: string;
  readonly libelle: string;
  readonly aide: string;
  readonly replie: boolean;
  readonly presentation: 'cases' | 'pastilles' | 'liste' | 'curseur' | 'bascule';
  /** What the field sends to ask for nothing, where the filter asks for something unless told otherwise; null: nothing has to be sent. */
  readonly aucune: string | null;
  readonly question:
    | {
        readonly genre: 'choix';
        readonly multiple: boolean;
        readonly choix: readonly ChoixRendu[];
        /** The area of a map that is asked instead, « » where none is; null where maps ask for nothing. */
        readonly emprise: string | null;
      }
    | {
        readonly genre: 'nombre';
        readonly min: number | null;
        readonly max: number | null;
        readonly unite: string;
        readonly de: number | null;
        readonly a: number | null;
      }
    | { readonly genre: 'dates'; readonly du: string; readonly au: string; readonly raccourcis: readonly ChoixRendu[] }
    | {
        readonly genre: 'distance';
        readonly min: number;
        readonly max: number;
        readonly km: number | null;
        readonly lat: number | null;
        readonly lon: number | null;
      }
    | { readonly genre: 'bascule'; readonly actif: boolean; readonly nombre: number | null };
}

export interface MoteurRendu {
  readonly direct: boolean;
  readonly action: string;
  readonly texte: {
    readonly valeur: string;
    readonly indication: string;
    /** What may be written there, for browsers to complete. */
    readonly suggestions: readonly string[];
  } | null;
  readonly filtres: readonly FiltreRendu[];
  /** The codes of all its filters, shown or not: addresses may ask for each of them. */
  readonly codes: readonly string[];
  /** What is asked for now, each with the page without it. */
  readonly actifs: readonly Lien[];
  readonly sansRien: string;
  /** Kept beside what the form asks: the order, say. */
  readonly gardes: readonly { readonly nom: string; readonly valeur: string }[];
}

export interface CarteRendue {
  readonly id: number;
  readonly titre: string;
  readonly couches: readonly {
    readonly nom: string;
    readonly couleur: string;
    readonly picto: string | null;
    /** The path of its pictogram, one of ours; null where it has none. */
    readonly dessin: string | null;
    readonly visible: boolean;
    /** GeoJSON of its points: id, name, address of the fiche, and what the popup shows at once. */
    readonly href: string;
  }[];
  /** Where the popups of its objets are: the number of one follows. */
  readonly infobulles: string;
  readonly fond: FondDeCarte;
  readonly centre: { readonly lat: number; readonly lon: number; readonly zoom: number } | null;
  readonly hauteur: number;
  readonly regrouper: boolean;
  readonly traces: boolean;
  readonly largeurInfobulle: number;
  readonly controles: readonly string[];
  readonly positionLegende: 'haut-droite' | 'bas-gauche';
  readonly listeLiee: 'cote' | 'dessous';
}
