import type { ConfigTraduction, Langue } from '@bridge/contract';

/** Texts for an engine in one call, from one language into another. */
export interface Lot {
  readonly textes: readonly string[];
  readonly source: Langue;
  readonly cible: Langue;
  readonly signal?: AbortSignal | undefined;
}

export interface Traduit {
  /** The translations, in the order of the request. */
  readonly textes: readonly string[];
  /** The characters that the engine counted, if it tells them. */
  readonly caracteres: number;
}

export interface Consommation {
  readonly utilises: number;
  readonly limite: number | null;
}

/** A translation service. Another one is another file. */
export interface Moteur {
  /** The name of the engine in the ledger. */
  readonly nom: string;
  translate(lot: Lot): Promise<Traduit>;
  /** The characters counted this month, or null when nothing is counted. It also proves that the key is valid. */
  usage(signal?: AbortSignal): Promise<Consommation | null>;
  /** Gives the engine a glossary, once for each version. Returns the engine's id of it. */
  synchronise?(glossaire: Glossaire, signal?: AbortSignal): Promise<string>;
}

/** The glossary of a configuration: by target language, the translation of each term. */
export interface Glossaire {
  /** The configuration, and the version of its words. */
  readonly configuration: number;
  readonly version: string;
  readonly source: Langue;
  readonly parLangue: ReadonlyMap<Langue, readonly (readonly [string, string])[]>;
}

/** The settings of an engine, for any lot. */
export interface Reglage
  extends Pick<
    ConfigTraduction,
    'fournisseur' | 'adresse' | 'anglais' | 'portugais' | 'formalites' | 'contexte' | 'balisesIgnorees'
  > {
  readonly cle: string;
  /** The engine's id of the glossary, or null. */
  readonly glossaire: string | null;
}

/** Why an engine did not translate. `compte`: the engine may have counted the characters all the same. */
export class RefusDeMoteur extends Error {
  override readonly name = 'RefusDeMoteur';
  constructor(
    readonly genre: 'quota' | 'occupe' | 'cle' | 'refus' | 'panne',
    message: string,
    readonly facts: { readonly retryAfter?: number | undefined; readonly compte?: boolean } = {},
  ) {
    super(message);
  }
}
