import type { Langue } from '@bridge/contract';
import type { PageARendre } from '../../../rendering/web/page.ts';

/** What a visitor asks of a site. */
export type Demande =
  | { readonly genre: 'accueil' }
  /** `requete`: what the address asks for after « ? », its own parameters only. */
  | { readonly genre: 'liste'; readonly code: string; readonly requete: URLSearchParams }
  /** `chemin`: as the address has it, from the language on; another than the right one leads to it. */
  | { readonly genre: 'fiche'; readonly objet: number; readonly chemin?: string }
  | { readonly genre: 'carte'; readonly code: string }
  /** One espace of annonces alone, for a page that is not ours. */
  | { readonly genre: 'annonce'; readonly code: string };

export interface Essai {
  readonly espace: number;
  readonly annonce: number | null;
  /** Where an archive is tried, whatever was decided of what shows it. */
  adresse(archive: string): string;
}

export interface Visite {
  readonly site: string;
  readonly langue: Langue;
  /** Where the pages of the site start for this visitor: « /public/ot », or nothing on a host of its own. */
  readonly base: string;
  /** The same with its scheme and host. */
  readonly adresse: string;
  /** Origin of their own that files are served from, where they have one. */
  readonly fichiers?: string;
  readonly at: Date;
  /** Somebody tries an espace: it alone has annonces, those of the moment or the one that is tried. */
  readonly essai?: Essai;
}

/** A page ready to be drawn, with all that it depends on. */
export interface Composition {
  readonly genre: 'page';
  readonly aRendre: PageARendre;
  readonly statut: 200 | 404 | 410;
  /** What it was made of: « site:3 », « listeWeb:12 », « selection:9 », « objet:4711 », « gabarits », « codes ». One changes, it is made anew. */
  readonly cles: readonly string[];
  /** After this, time alone may have changed it: midnight, the end of a publication. */
  readonly perime: Date;
  /** For how long it is fresh, in seconds. */
  readonly fraicheur: number;
  /** What it counts for, in the statistics. */
  readonly mesure: Mesure | null;
}

export interface Mesure {
  readonly site: number;
  readonly ressource: 'listeWeb' | 'ficheWeb' | 'carte';
  readonly enregistrement: number;
  readonly objet: number | null;
  /** Words looked for, and whether they found anything. */
  readonly recherche: { readonly texte: string; readonly vide: boolean } | null;
  /** « commune=malbrume » of each choice made. */
  readonly filtres: readonly string[];
}

/** The page is elsewhere, or there is no such site. */
export type Reponse =
  | Composition
  | {
      readonly genre: 'redirection';
      readonly vers: string;
      readonly statut: 301 | 302;
      readonly cles: readonly string[];
    }
  | { readonly genre: 'inconnu' };
