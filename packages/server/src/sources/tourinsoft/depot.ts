import { type Avertissement, type DocumentObjet, documentVide, type Langue, type Terme } from '@bridge/contract';
import { ECARTEE } from '../clean/avertissements.ts';
import { codeDe } from './valeurs/noms.rules.ts';
import type { Atome } from './valeurs/valeurs.rules.ts';

/** What a record becomes, while the lines of the mapping fill it. */
export interface Depot {
  /** Short name of the client, which its vocabularies are named after. */
  readonly client: string;
  readonly document: DocumentObjet;
  readonly identifiants: string[];
  readonly avertissements: Avertissement[];
  /** Values that no table and no vocabulary knows, by field. */
  readonly inconnues: { readonly champ: string; readonly valeur: string }[];
  /** The latitude and the longitude, which are checked together once both are known. */
  latitude?: { readonly chemin: string; readonly texte: string };
  longitude?: { readonly chemin: string; readonly texte: string };
  proprietaire?: string;
  /** The instants at which the source created the record and last changed it. */
  creeLe?: string;
  majLe?: string;
  /** Ends of periods that come in fields of their own, by what their names have besides « début » and « fin ». */
  readonly bouts: Map<string, BoutDePeriode>;
  /** Prices whose minimum and maximum are separate fields, by the rest of the name of the fields. */
  readonly prix: Map<string, { libelle: string; champ: string; min?: number; max?: number }>;
  /** Titles, captions and credits of photos that are fields beside them, in the order of the lines. */
  readonly details: DetailDePhotos[];
  /** The ranks, among the media, of the photos of each field. */
  readonly photos: Map<string, number[]>;
}

export type Bout = 'du' | 'au' | 'ouvre' | 'ferme';
export interface BoutDePeriode extends Partial<Readonly<Record<Bout, string>>> {
  /** What the names of the fields say of the period, to tell it from others: « été », « 2 ». */
  readonly parties: readonly string[];
}

export interface DetailDePhotos {
  readonly quoi: 'titre' | 'legende' | 'credit';
  readonly champ: string;
  readonly langue: Langue;
  readonly textes: readonly string[];
}

export function openDepot(client: string): Depot {
  return {
    client,
    document: documentVide(),
    identifiants: [],
    avertissements: [],
    inconnues: [],
    bouts: new Map(),
    prix: new Map(),
    details: [],
    photos: new Map(),
  };
}

const MAX_AVERTISSEMENTS = 100;
const court = (texte: string): string => (texte.length > 120 ? `${texte.slice(0, 119)}…` : texte);

export function warn(depot: Depot, chemin: string, message: string, valeur?: string): void {
  if (depot.avertissements.length >= MAX_AVERTISSEMENTS) return;
  depot.avertissements.push(valeur === undefined ? { chemin, message } : { chemin, message, valeur: court(valeur) });
}

/** Warns, once per record and without the value, that a field on people is not kept. */
export function withhold(depot: Depot, chemin: string): void {
  const champ = chemin.replaceAll(/\[\d+\]/g, '');
  const isTold = depot.avertissements.some((one) => one.chemin === champ && one.message === ECARTEE);
  if (!isTold) warn(depot, champ, ECARTEE);
}

export function reportInconnue(depot: Depot, champ: string, valeur: string): void {
  depot.inconnues.push({ champ, valeur: court(valeur) });
}

/** A value as a word of the list that its field is. */
export function termeDe(depot: Depot, champ: string, { texte, code, dessin }: Atome): Terme {
  return {
    schema: `tis:${depot.client}:${champ}`,
    code: code ?? codeDe(texte),
    libelle: { fr: texte },
    ...(dessin !== undefined && { dessin }),
  };
}

/** The field itself, as a criterion. */
export function critereDe(depot: Depot, champ: string, intitule: string): Terme {
  return { schema: `tis:${depot.client}`, code: champ, libelle: { fr: intitule } };
}

/** Adds a word to a list unless it is there already: some fields repeat others. */
export function addTerme(liste: Terme[], terme: Terme): void {
  if (!liste.some(({ schema, code }) => schema === terme.schema && code === terme.code)) liste.push(terme);
}

export const enLangue = (langue: Langue, texte: string) => ({ [langue]: texte });
