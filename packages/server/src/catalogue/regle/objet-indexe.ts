import type { FLUX, Point, Systeme, TypeBridge } from '@bridge/contract';
import type { PlageCivile } from '../jours/jours.rules.ts';

/** An objet as rules, sorts and scores see it: its indexed columns, in the same words. */
export interface ObjetIndexe {
  readonly id: number;
  readonly nom: string;
  readonly typeBridge: TypeBridge;
  readonly systeme: Systeme;
  readonly entiteId: number | null;
  /** Its feed, by the resource of the feeds of its system. */
  readonly flux: Readonly<Record<(typeof FLUX)[Systeme]['id'], number | null>>;
  readonly commune: string;
  readonly codePostal: string;
  readonly insee: string;
  readonly point: Point | null;
  readonly types: readonly number[];
  readonly criteres: readonly number[];
  readonly modalites: readonly number[];
  readonly tags: readonly number[];
  readonly langues: readonly string[];
  readonly languesParlees: readonly string[];
  readonly anomalies: readonly string[];
  readonly faits: readonly string[];
  /** Normalised texts, by the field that rules name: « nom », « codePostal », « champ:piscine ». */
  readonly valeurs: Readonly<Record<string, readonly string[]>>;
  /** Numbers, by key: « classement », « capacite:lits », « critere:lei:alsace␟1900048 », « champ:surface ». */
  readonly nombres: Readonly<Record<string, number>>;
  readonly completude: Readonly<Record<string, number>>;
  readonly prixMin: number | null;
  readonly nombrePhotos: number;
  /** Days sorted, and apart from one another. */
  readonly jours: readonly PlageCivile[];
  readonly premiereDate: string | null;
  readonly prochaineDate: string | null;
  readonly derniereDate: string | null;
  /** The hours in the days after `indexeLe`, in minutes from its midnight; the end is not included. */
  readonly creneaux: readonly (readonly [ouvre: number, ferme: number])[];
  /** The next times of an event, counted alike. */
  readonly seances: readonly (readonly [debut: number, fin: number])[];
  readonly indexeLe: string;
  readonly sourceMajLe: Date | null;
  readonly premiereVueLe: Date | null;
  /** The scores by profile. */
  readonly scores: ReadonlyMap<number, number>;
}
