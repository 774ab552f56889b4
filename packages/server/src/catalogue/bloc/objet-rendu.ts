import type { DocumentObjet, Langue } from '@bridge/contract';
import type { ObjetIndexe } from '../regle/objet-indexe.ts';

/** All that is known of an objet to show it. Looked up before: rendering is pure. */
export interface ObjetRendu {
  readonly indexe: ObjetIndexe;
  readonly document: DocumentObjet;
  /** What the entity that publishes wrote in place of the source, or translated. */
  readonly textes: readonly TexteDeLEntite[];
}

/** In force in place of what the source says: a person's words or, where the ledger says so, a machine's. */
export interface TexteDeLEntite {
  /** Its address: « resume », « legendes:photo-3 ». */
  readonly champ: string;
  readonly langue: Langue;
  readonly valeur: string;
  /** A machine's, which people are to be told. */
  readonly automatique?: boolean;
}

type ParLangue = Readonly<Partial<Record<string, string>>>;

/** A word of the vocabulary: what people call it here goes before what its source does. */
export interface MotConnu {
  readonly libelle: ParLangue;
  readonly libelleLocal: ParLangue;
  readonly picto: string | null;
}

export interface ModaliteConnue extends MotConnu {
  /** Its own key, and those of the words that mean the same. */
  readonly cles: readonly string[];
}

export interface CritereConnu extends ModaliteConnue {
  readonly unite: string;
  /** Its values, in their order. */
  readonly modalites: readonly number[];
}

export interface Noms {
  readonly criteres: ReadonlyMap<number, CritereConnu>;
  readonly modalites: ReadonlyMap<number, ModaliteConnue>;
  /** The words that documents use, by « modalite schema␟code ». */
  readonly mots: ReadonlyMap<string, MotConnu>;
  /** The added fields that everybody may read: no other is ever shown. */
  readonly champs: ReadonlyMap<string, { readonly unite: string }>;
}

export const AUCUN_NOM: Noms = { criteres: new Map(), modalites: new Map(), mots: new Map(), champs: new Map() };
