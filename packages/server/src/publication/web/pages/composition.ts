import type { Langue } from '@bridge/contract';
import type { PageARendre } from '../../../rendering/web/page.ts';

/** What a visitor asks of a site. */
export type Demande =
  | { readonly genre: 'accueil' }
  | { readonly genre: 'accessibilite' }
  /** `requete`: the parameters of the list in the query of the address. */
  | { readonly genre: 'liste'; readonly code: string; readonly requete: URLSearchParams }
  /** `chemin`: the path from the language on; a path other than the right one is redirected to it. */
  | { readonly genre: 'fiche'; readonly objet: number; readonly chemin?: string }
  | { readonly genre: 'carte'; readonly code: string }
  /** One espace of annonces alone, for a page of another system. */
  | { readonly genre: 'annonce'; readonly code: string };

export interface Essai {
  readonly espace: number;
  readonly annonce: number | null;
  /** The address where an archive is tried out, approved or not. */
  adresse(archive: string): string;
}

export interface Visite {
  readonly site: string;
  readonly langue: Langue;
  /** The start of the site's addresses for this visitor: « /public/ot », or empty on a host of the site's own. */
  readonly base: string;
  /** The same start with its scheme and host. */
  readonly adresse: string;
  /** The origin of the files, when the files have one of their own. */
  readonly fichiers?: string;
  readonly at: Date;
  /** An espace that is tried out: it alone shows annonces, those of the moment or the one given. */
  readonly essai?: Essai;
}

/** A page ready to be drawn, with all that it depends on. */
export interface Composition {
  readonly genre: 'page';
  readonly aRendre: PageARendre;
  readonly statut: 200 | 404 | 410;
  /** The keys of what the page was made of: « site:3 », « objet:4711 », « codes ». A change of one makes it anew. */
  readonly cles: readonly string[];
  /** The instant after which the page may be wrong without any change: midnight, the end of a publication, of a time of an event. */
  readonly perime: Date;
  /** The instant from which nobody may see the page, even while the database is away; null where nothing ends it. */
  readonly fin: Date | null;
  /** How long the page is fresh, in seconds. */
  readonly fraicheur: number;
  /** What the page adds to the statistics, or null. */
  readonly mesure: Mesure | null;
}

export interface Mesure {
  readonly site: number;
  readonly ressource: 'listeWeb' | 'ficheWeb' | 'carte';
  readonly enregistrement: number;
  readonly objet: number | null;
  /** The words searched, and whether they found nothing. */
  readonly recherche: { readonly texte: string; readonly vide: boolean } | null;
  /** « commune=malbrume » of each choice made. */
  readonly filtres: readonly string[];
}

/** The answer to a visitor: a page, a redirection, or no such site. */
export type Reponse =
  | Composition
  | {
      readonly genre: 'redirection';
      readonly vers: string;
      readonly statut: 301 | 302;
      readonly cles: readonly string[];
    }
  | { readonly genre: 'inconnu' };
