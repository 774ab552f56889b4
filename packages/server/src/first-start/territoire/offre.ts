import type { TypeBridge } from '@bridge/contract';
import type { Fait, Paiement, Tarif } from './faits.ts';
import type { Commune } from './lieux.ts';

export const LANGUES_TERRITOIRE = ['fr', 'en', 'de'] as const;
export type LangueTerritoire = (typeof LANGUES_TERRITOIRE)[number];

/** The French always exists; other languages may be missing. */
export type TexteOffre = { readonly fr: string; readonly en?: string; readonly de?: string };

export interface Photo {
  /** The seed that the image is drawn from: « lac-12 ». */
  readonly graine: string;
  readonly legende: string;
  readonly credit: string;
  /** The last day of its rights. */
  readonly jusquAu?: string;
}

/** Days of the week are numbered from Monday, 0. */
export interface PeriodeOffre {
  readonly du: string;
  readonly au: string;
  /** Absent: every day. */
  readonly jours?: readonly number[];
  /** « The first Sunday of the month » : 1 with jours [6]. */
  readonly rang?: 1 | 2 | 3 | 4;
  /** Pairs of hours; none: all day. The close may be past midnight. */
  readonly heures: readonly (readonly [string, string])[];
}

/** An offer of the territory, before a system gives it a form. */
export interface Offre {
  /** A unique key, from which the offer's random values are drawn. */
  readonly cle: string;
  readonly type: TypeBridge;
  /** Finer than the type: a cuisine, a kind of event, of site. */
  readonly genre: string;
  readonly nom: string;
  readonly resume: TexteOffre;
  readonly description: TexteOffre;
  readonly commune: Commune;
  readonly numero: string;
  readonly rue: string;
  readonly lieuDit?: string;
  readonly point: { readonly lat: number; readonly lon: number };
  readonly telephone: string;
  readonly mobile?: string;
  readonly email: string;
  readonly site?: string;
  readonly facebook?: string;
  readonly responsable: { readonly civilite: string; readonly prenom: string; readonly nom: string };
  readonly etoiles?: number;
  readonly faits: readonly Fait[];
  readonly personnes?: number;
  readonly chambres?: number;
  readonly tarifs: readonly { readonly tarif: Tarif; readonly min: number; readonly max?: number }[];
  readonly gratuit: boolean;
  readonly paiements: readonly Paiement[];
  readonly langues: readonly LangueTerritoire[];
  readonly animaux?: boolean;
  readonly periodes: readonly PeriodeOffre[];
  readonly photos: readonly Photo[];
  /** Points [latitude, longitude] of a route. */
  readonly trace?: readonly (readonly [number, number])[];
  readonly kilometres?: number;
  /** Days since the last change at the source. */
  readonly majLe: string;
}
