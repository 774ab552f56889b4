import type { DocumentObjet, Langue, Terme } from '@bridge/contract';
import type { ObjetIndexe } from '../regle/objet-indexe.ts';
import { cleDe, libellesDuMot } from '../termes.rules.ts';

/** All that is known of an objet to show it, read beforehand: rendering is pure. */
export interface ObjetRendu {
  readonly indexe: ObjetIndexe;
  readonly document: DocumentObjet;
  /** The texts that the publishing entity wrote in place of the source's, or translated. */
  readonly textes: readonly TexteDeLEntite[];
}

/** A text in force instead of the source's: a person's words or, when the ledger says so, a machine's. */
export interface TexteDeLEntite {
  /** The address of the text: « resume », « legendes:photo-3 ». */
  readonly champ: string;
  readonly langue: Langue;
  readonly valeur: string;
  /** A machine's, which people are to be told. */
  readonly automatique?: boolean;
}

type ParLangue = Readonly<Partial<Record<string, string>>>;

/** A word of the vocabulary: its name in Bridge goes before the one of its source. */
export interface MotConnu {
  readonly libelle: ParLangue;
  readonly libelleLocal: ParLangue;
  readonly picto: string | null;
}

export interface ModaliteConnue extends MotConnu {
  /** The keys of the word, and of those with the same meaning. */
  readonly cles: readonly string[];
}

export interface CritereConnu extends ModaliteConnue {
  readonly unite: string;
  /** The values of the criterion, in order. */
  readonly modalites: readonly number[];
}

export interface Noms {
  readonly criteres: ReadonlyMap<number, CritereConnu>;
  readonly modalites: ReadonlyMap<number, ModaliteConnue>;
  /** The words that documents use, by « modalite schema␟code »; criteria, where they are prices. */
  readonly mots: ReadonlyMap<string, MotConnu>;
  /** The added fields that everybody may read; no others are shown. */
  readonly champs: ReadonlyMap<string, { readonly unite: string }>;
}

type MotNomme = Pick<MotConnu, 'libelle' | 'libelleLocal'>;

/** The labels of a word that say more than its code. */
export function libellesParlants({ libelle, libelleLocal }: MotNomme, code: string): Record<string, string> {
  const labels = Object.entries(libellesDuMot(libelle, libelleLocal));
  return Object.fromEntries(labels.filter(([, texte]) => texte !== code));
}

/** What a price is paid for: a value of the vocabulary, else a criterion that is a price by itself. A word that is only its code says nothing. */
export function motDuPrix<M extends MotNomme>(mots: ReadonlyMap<string, M>, terme: Terme): M | undefined {
  const found = (['modalite', 'critere'] as const).flatMap((genre) => mots.get(`${genre} ${cleDe(terme)}`) ?? []);
  return found.find((mot) => Object.keys(libellesParlants(mot, terme.code)).length > 0);
}

/** Whether a source gives the code of a word alone. */
export const isCode = ({ libelle }: Terme): boolean => Object.keys(libelle).length === 0;

/** What a price is paid for: the vocabulary names what has a code alone. */
export function prixNomme<M extends MotNomme>(mots: ReadonlyMap<string, M>, terme: Terme): Terme {
  const mot = isCode(terme) ? motDuPrix(mots, terme) : undefined;
  return mot === undefined ? terme : { ...terme, libelle: libellesParlants(mot, terme.code) };
}

export const AUCUN_NOM: Noms = { criteres: new Map(), modalites: new Map(), mots: new Map(), champs: new Map() };
