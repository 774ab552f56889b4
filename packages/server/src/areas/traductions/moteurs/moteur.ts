import type { ConfigTraduction, Langue } from '@bridge/contract';

/** What an engine is asked at once: texts of one language into another. */
export interface Lot {
  readonly textes: readonly string[];
  readonly source: Langue;
  readonly cible: Langue;
  readonly signal?: AbortSignal | undefined;
}

export interface Traduit {
  /** In the order of what was asked. */
  readonly textes: readonly string[];
  /** As the engine counted them, where it says. */
  readonly caracteres: number;
}

export interface Consommation {
  readonly utilises: number;
  readonly limite: number | null;
}

/** A service that translates. Another one is one more file. */
export interface Moteur {
  /** As the ledger calls it. */
  readonly nom: string;
  translate(lot: Lot): Promise<Traduit>;
  /** What it counted this month; null where it counts nothing. Also proves that the key is good. */
  usage(signal?: AbortSignal): Promise<Consommation | null>;
  /** Gives it the glossary of the configuration, once for each version. Answers how the engine calls it. */
  synchronise?(glossaire: Glossaire, signal?: AbortSignal): Promise<string>;
}

/** The words of a configuration as an engine takes them: by target language, what each term becomes. */
export interface Glossaire {
  /** Names the configuration, and the state of its words. */
  readonly configuration: number;
  readonly version: string;
  readonly source: Langue;
  readonly parLangue: ReadonlyMap<Langue, readonly (readonly [string, string])[]>;
}

/** How an engine is asked, whatever the lot. */
export interface Reglage
  extends Pick<
    ConfigTraduction,
    'fournisseur' | 'adresse' | 'anglais' | 'portugais' | 'formalites' | 'contexte' | 'balisesIgnorees'
  > {
  readonly cle: string;
  /** The glossary, as the engine calls it; null without one. */
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
