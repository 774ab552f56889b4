import type { Canal } from '../../kernel/canal.ts';
import type { SAISONS } from '../dates/calendrier.choix.ts';
import type { Jour } from '../dates/jour-civil.ts';
import type { Moment } from '../ecran/moment.rules.ts';
import type { Langue } from '../langue.ts';

/** Types alone: screens and public pages carry no validation library. */

export type PrioriteDAnnonce = 'exclusif' | 'contrat' | 'remplissage';
export type Saison = (typeof SAISONS)[number]['value'];

/** Where annonces may be shown: an espace, as far as choosing for it goes. */
export interface PlaceDAnnonce {
  readonly espace: number;
  readonly canal: Canal;
  readonly actif: boolean;
  readonly formats: readonly number[];
  /** Whose annonces may be there, besides those of nobody: of its own entity, of those above it, of those it invites. */
  readonly entites: readonly number[];
  readonly tagsAcceptes: readonly number[];
  readonly tagsExclus: readonly number[];
  readonly rotation: 'ponderee' | 'sequentielle' | 'equitable';
  readonly remplissage: 'rien' | 'remplissage';
}

/** When an annonce may be seen: hours that end before they begin go past midnight. */
export interface HorairesDAnnonce {
  readonly du: string;
  readonly au: string;
  readonly jours: readonly Jour[];
  readonly deHeure: number | null;
  readonly aHeure: number | null;
}

/** What decides of a draw among those that may be shown. */
export interface Pretendante extends HorairesDAnnonce {
  readonly id: number;
  readonly priorite: PrioriteDAnnonce;
  readonly poids: number;
  /** One: as its weight says. Less: it is ahead of its objective and lets others pass. More: it is late. */
  readonly allure: number;
  /** How often it was shown so far. */
  readonly faites: number;
  readonly plafondPage: number | null;
  readonly plafondVisite: number | null;
}

export interface AnnonceAChoisir extends Omit<Pretendante, 'allure'> {
  readonly validee: boolean;
  /** Who sells it; null: everybody's. */
  readonly entiteId: number | null;
  /** Of the channel, how far it is, and whether it is spread over the dates; null where there is none. */
  readonly objectif: { readonly nombre: number; readonly faits: number; readonly lissage: boolean } | null;
  readonly canaux: readonly Canal[];
  readonly espaces: readonly number[];
  /** Aimed at, without those below them. */
  readonly tags: readonly number[];
  readonly sites: readonly number[];
  readonly listes: readonly number[];
  readonly langues: readonly Langue[];
  readonly saisons: readonly Saison[];
  /** Those that it has something to show in, in the language of the page. */
  readonly formats: readonly number[];
  /** Kilometres from its establishment. */
  readonly rayon: number | null;
}

/** What the catalogue says of a page for one annonce. */
export interface JugementDePage {
  readonly regles: boolean;
  readonly exclue: boolean;
  /** In kilometres; null where it is not known. */
  readonly distance: number | null;
}

/** What a page is about, never who reads it. */
export interface ContexteDAnnonce {
  readonly site: number | null;
  readonly liste: number | null;
  readonly langue: Langue;
  /** What it bears, with what stands above each; null: it has no subject, as a page of somebody else. */
  readonly tags: readonly number[] | null;
  /** It stands beside what it is about, as a slide between others does: whoever bought the very place is shown all the same. */
  readonly isBeside: boolean;
  /** By annonce, of those that ask something of the objets of the page. */
  readonly jugements: ReadonlyMap<number, JugementDePage>;
}

export interface MomentDAnnonce extends Moment {
  /** Milliseconds: how far an objective should be. */
  readonly now: number;
}

/** Why an annonce is not shown, in the order that it is looked at. */
export type Refus =
  | { readonly motif: 'non-validee' | 'espace-eteint' | 'autre-espace' | 'entite' | 'sans-creation' }
  | { readonly motif: 'canal' | 'tag-refuse' | 'tag-attendu' | 'site' | 'liste' | 'langue' | 'saison' }
  | { readonly motif: 'horaires'; readonly horaires: HorairesDAnnonce; readonly moment: Moment }
  | { readonly motif: 'visuel' | 'tags' | 'regles' | 'exclusion' | 'objectif' | 'sans-sujet' }
  | { readonly motif: 'distance'; readonly distance: number | null; readonly rayon: number }
  | { readonly motif: 'exclusive' | 'contrats' | 'sans-remplissage' | 'ailleurs' | 'plafond-page' | 'plafond-visite' }
  /** It may be shown; others were, this time. */
  | { readonly motif: 'tirage'; readonly part: number };

/** A number in [0, 1[ at each call: chance is an argument. */
export type Tirage = () => number;

/** How often annonces were shown: on the page, by espace, and in the visit, by annonce. */
export interface Memoire {
  readonly page: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly visite: ReadonlyMap<number, number>;
}
