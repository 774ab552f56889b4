import type { Canal } from '../../kernel/canal.ts';
import type { SAISONS } from '../dates/calendrier.choix.ts';
import type { Jour } from '../dates/jour-civil.ts';
import type { Moment } from '../ecran/moment.rules.ts';
import type { Langue } from '../langue.ts';

/** Types alone: screens and public pages carry no validation library. */

export type PrioriteDAnnonce = 'exclusif' | 'contrat' | 'remplissage';
export type Saison = (typeof SAISONS)[number]['value'];

/** A place of annonces: an espace, with what choosing needs. */
export interface PlaceDAnnonce {
  readonly espace: number;
  readonly canal: Canal;
  readonly actif: boolean;
  readonly formats: readonly number[];
  /** The entities whose annonces may be there besides common ones: its own, those above, those invited. */
  readonly entites: readonly number[];
  readonly tagsAcceptes: readonly number[];
  readonly tagsExclus: readonly number[];
  readonly rotation: 'ponderee' | 'sequentielle' | 'equitable';
  readonly remplissage: 'rien' | 'remplissage';
}

/** When an annonce may be seen; hours that end before they start go past midnight. */
export interface HorairesDAnnonce {
  readonly du: string;
  readonly au: string;
  readonly jours: readonly Jour[];
  readonly deHeure: number | null;
  readonly aHeure: number | null;
}

/** The facts of an annonce that decide a draw. */
export interface Pretendante extends HorairesDAnnonce {
  readonly id: number;
  readonly priorite: PrioriteDAnnonce;
  readonly poids: number;
  /** The factor of its objective: below one it lets others pass, above one it is late. */
  readonly allure: number;
  /** How often it was shown so far. */
  readonly faites: number;
  readonly plafondPage: number | null;
  readonly plafondVisite: number | null;
}

export interface AnnonceAChoisir extends Omit<Pretendante, 'allure'> {
  readonly validee: boolean;
  /** The entity that sells it, or null for everybody's. */
  readonly entiteId: number | null;
  /** The objective on the channel, the count so far, and whether it is spread over the dates; or null. */
  readonly objectif: { readonly nombre: number; readonly faits: number; readonly lissage: boolean } | null;
  readonly canaux: readonly Canal[];
  readonly espaces: readonly number[];
  /** The tags that it aims at, without those below them. */
  readonly tags: readonly number[];
  readonly sites: readonly number[];
  /** The sites whose owners took it off. */
  readonly retraits: readonly number[];
  readonly listes: readonly number[];
  readonly langues: readonly Langue[];
  readonly saisons: readonly Saison[];
  /** The formats in which it has something to show, in the language of the page. */
  readonly formats: readonly number[];
  /** The radius around its establishment, in kilometres. */
  readonly rayon: number | null;
}

/** What the catalogue tells of a page for one annonce. */
export interface JugementDePage {
  readonly regles: boolean;
  readonly exclue: boolean;
  /** The distance in kilometres, or null when unknown. */
  readonly distance: number | null;
}

/** The facts of a page, never those of its reader. */
export interface ContexteDAnnonce {
  readonly site: number | null;
  readonly liste: number | null;
  readonly langue: Langue;
  /** The tags of the page with those above, or null for a page without a subject, such as another site's. */
  readonly tags: readonly number[] | null;
  /** Whether it is beside its subject, as a slide among others: annonces that name the place are shown in any case. */
  readonly isBeside: boolean;
  /** The judgements by annonce, for those with conditions on the objets of the page. */
  readonly jugements: ReadonlyMap<number, JugementDePage>;
}

export interface MomentDAnnonce extends Moment {
  /** Milliseconds: how far an objective should be. */
  readonly now: number;
}

/** Why an annonce is not shown, in the order of the checks. */
export type Refus =
  | { readonly motif: 'non-validee' | 'espace-eteint' | 'autre-espace' | 'entite' | 'retiree' | 'sans-creation' }
  | { readonly motif: 'canal' | 'tag-refuse' | 'tag-attendu' | 'site' | 'liste' | 'langue' | 'saison' }
  | { readonly motif: 'horaires'; readonly horaires: HorairesDAnnonce; readonly moment: Moment }
  | { readonly motif: 'visuel' | 'tags' | 'regles' | 'exclusion' | 'objectif' | 'sans-sujet' }
  | { readonly motif: 'distance'; readonly distance: number | null; readonly rayon: number }
  | { readonly motif: 'exclusive' | 'contrats' | 'sans-remplissage' | 'ailleurs' | 'plafond-page' | 'plafond-visite' }
  /** It could be shown; this time, others were. */
  | { readonly motif: 'tirage'; readonly part: number };

/** A number in [0, 1[ at each call: chance is an argument. */
export type Tirage = () => number;

/** How often annonces were shown: on the page by espace, and in the visit by annonce. */
export interface Memoire {
  readonly page: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly visite: ReadonlyMap<number, number>;
}
