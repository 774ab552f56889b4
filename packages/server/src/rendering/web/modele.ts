import type { FondDeCarte, Langue } from '@bridge/contract';
import type { PhotoRendue } from '../../composition/objet-compose.ts';

/**
 * All that a public page shows, read beforehand: rendering is pure. Texts are plain and escaped when written, except
 * properties called `html`, which the product made or cleaned. Every `href` may be followed: http, https, mailto, tel
 * or of the site itself.
 */

/** A picture of the médiathèque, which may be shown. */
export interface ImageRendue {
  /** The origin that serves its file; empty for the origin of the page. */
  readonly origine: string;
  readonly id: number;
  readonly version: number;
  /** The part of the address that proves that a page showed the picture. */
  readonly jeton: string;
  /** Whether the picture is a drawing, served as it is in any size and never cut. */
  readonly isDrawing: boolean;
  readonly alternatif: string;
  readonly credit: string;
}

export interface SiteRendu {
  readonly id: number;
  readonly code: string;
  readonly titre: string;
  /** The start of the site's addresses, without a slash at the end: « /public/ot », or empty on its own host. */
  readonly base: string;
  /** The same start with scheme and host, for search engines and shared links. */
  readonly adresse: string;
  readonly accueil: string;
  readonly logo: ImageRendue | null;
  /** The icon in the browser's tab. */
  readonly icone: ImageRendue | null;
  readonly couleur: string | null;
  readonly police: 'systeme' | 'serif' | 'arrondie' | 'page';
  readonly arrondi: 'droit' | 'doux' | 'rond';
  /** Footer. */
  readonly mentions: string;
  /** The declaration of accessibility, or null without one. */
  readonly accessibilite: Lien | null;
  readonly statistiques: boolean;
  /** The Matomo that its visits are told to, with the number of the site there; null without one. */
  readonly matomo: { readonly adresse: string; readonly site: number } | null;
}

export interface ElementRendu {
  readonly id: number;
  readonly nom: string;
  /** The language of the name, when it is not that of the page. */
  readonly langueNom: Langue | null;
  readonly type: { readonly code: string; readonly libelle: string };
  readonly commune: string;
  readonly href: string;
  /** Whether the link leads away from the site. */
  readonly externe: boolean;
  /** Whether somebody pays for the link: search engines are told so. */
  readonly sponsorise?: boolean;
  readonly resume: string;
  readonly langueResume: Langue | null;
  readonly photo: PhotoRendue | null;
  /** The photos to leaf through after the first one. */
  readonly autresPhotos: readonly PhotoRendue[];
  readonly nombrePhotos: number;
  readonly badges: readonly { readonly genre: string; readonly texte: string }[];
  readonly classement: { readonly valeur: number | null; readonly texte: string } | null;
  readonly ouvert: boolean | null;
  /** The next time of an event, « samedi 21 novembre à 18 h 30 », with its parts. */
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
  /** The title without what the visitor asks, where it tells it. */
  readonly titreSansReponses?: string;
  readonly description: string;
  /** Absolute. */
  readonly canonique: string;
  readonly indexer: boolean;
  readonly alternatives: readonly { readonly langue: string; readonly href: string }[];
  /** Absolute, for shared links. */
  readonly image: string | null;
  readonly jsonLd: readonly object[];
  /** The outputs of the page, for programs that look for them. */
  readonly sorties: readonly { readonly type: string; readonly titre: string; readonly href: string }[];
}

export interface ChoixRendu {
  readonly slug: string;
  readonly libelle: string;
  readonly picto: string | null;
  /** How many objets the choice would leave with the other filters, or null when numbers are hidden. */
  readonly nombre: number | null;
  readonly actif: boolean;
  /** The page with the choice added, or removed when it is made already. */
  readonly href: string;
}

export interface FiltreRendu {
  readonly code: string;
  readonly libelle: string;
  readonly aide: string;
  readonly replie: boolean;
  readonly presentation: 'cases' | 'pastilles' | 'liste' | 'curseur' | 'bascule';
  /** The value sent to empty a filter that has a default, or null when nothing has to be sent. */
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

/** A search that asks one question at a time. */
export interface GuideRendu {
  /** The code of the filter that is asked, or null when the results are shown. */
  readonly question: string | null;
  /** The same as addresses say it: a dash for the results. */
  readonly ici: string;
  /** The filters in their order, each as a question. */
  readonly questions: readonly { readonly code: string; readonly intitule: string }[];
  /** « Question 2 sur 5 ». */
  readonly progres: string;
  readonly precedente: string | null;
  /** The page of the next question, while this one has no answer. */
  readonly passer: string | null;
  /** « Voir les 12 résultats ». */
  readonly voir: string;
  /** From the results back to the questions. */
  readonly reprendre: string;
}

export interface MoteurRendu {
  /** Whether the list follows each choice. */
  readonly direct: boolean;
  readonly guide: GuideRendu | null;
  readonly action: string;
  readonly texte: {
    readonly valeur: string;
    readonly indication: string;
    /** The words that browsers suggest in the field. */
    readonly suggestions: readonly string[];
  } | null;
  readonly filtres: readonly FiltreRendu[];
  /** The codes of all its filters, hidden ones too: addresses may ask for each of them. */
  readonly codes: readonly string[];
  /** The answers in force, each with the page without it. */
  readonly actifs: readonly Lien[];
  readonly sansRien: string;
  /** Values kept beside the fields of the form, such as the order. */
  readonly gardes: readonly { readonly nom: string; readonly valeur: string }[];
}

export interface CarteRendue {
  readonly id: number;
  readonly titre: string;
  readonly couches: readonly {
    readonly nom: string;
    readonly couleur: string;
    readonly picto: string | null;
    /** The path of the pictogram of the product, or null without one. */
    readonly dessin: string | null;
    readonly visible: boolean;
    /** The address of the GeoJSON of its points: id, name, address of the fiche, and the start of the popup. */
    readonly href: string;
  }[];
  /** The media that it draws, shown that day or not: the page depends on them all. */
  readonly fichiers: readonly number[];
  /** The files drawn around the objets. */
  readonly calques: readonly {
    readonly nom: string;
    readonly couleur: string;
    readonly visible: boolean;
    readonly href: string;
  }[];
  /** Images that other servers draw below the objets. `opacite`: from 0 to 1. */
  readonly wms: readonly {
    readonly nom: string;
    readonly adresse: string;
    readonly couches: string;
    readonly attribution: string;
    readonly opacite: number;
    readonly visible: boolean;
  }[];
  /** The address that popups start with: the number of an objet follows. */
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
