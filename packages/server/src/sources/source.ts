import type {
  Avertissement,
  DocumentObjet,
  IdentifiantPossible,
  Langue,
  NatureCritere,
  SourceObjet,
  Systeme,
  Terme,
} from '@bridge/contract';
import type { Rewrite } from '../platform/net/redirect.rules.ts';

/** A request to make for a feed. What it carries may be secret: only `cle` and `objet` are ever shown or logged. */
export interface Demande {
  /** Names the answer among those of the run, and orders nothing: « page-3 », « en-2 », « export ». */
  readonly cle: string;
  /** What is asked, in French, for the log and the progress: « Fiches 401 à 600 ». */
  readonly objet: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The language of the answer, where one request serves one language beside the main one. */
  readonly langue?: Langue;
  /** How long to leave the source in peace before asking, in milliseconds. */
  readonly attente?: number;
  /** Where its redirects really lead. */
  readonly rewrite?: Rewrite;
}

/** An answer that lies on disk, or a file that was given. */
export interface Page {
  readonly cle: string;
  readonly fichier: string;
  readonly langue?: Langue;
  /** As the answer said: type and charset. */
  readonly contentType?: string;
  /** Of a reading for a person who waits, in the process that serves everybody: aborted when it ends. It holds less in memory at once. */
  readonly apercu?: AbortSignal;
}

/** What reading an answer taught about the rest of the feed. */
export interface ResumePage {
  /** Records that the answer held, readable or not. */
  readonly nombre: number;
  /** How many the whole feed has, where the source says. */
  readonly total?: number;
  /** Address of the next answer, where the source gives it. */
  readonly suivant?: string;
  /** Only what changed was in it. */
  readonly partiel?: boolean;
  /** It says itself that it holds no record, where it holds none. */
  readonly vide?: boolean;
  /** It listed every id of the feed: what is in none of these lists is gone. */
  readonly recensement?: boolean;
}

export interface PageLue extends ResumePage {
  readonly cle: string;
}

/** What comes out of an answer, in its order. */
export type Lecture =
  | Fiche
  | Illisible
  /** The source still has a record, and says nothing more of it: of a census, which lists ids alone. */
  | { readonly kind: 'presence'; readonly identifiant: string }
  /** The source says that it removed a record. */
  | { readonly kind: 'suppression'; readonly identifiant: string }
  /**
   * A word of a dictionary, with its labels: they complete those of the records, which often hold the code alone.
   * A criterion has a nature, null where its source does not tell; a value or a type has none.
   */
  | {
      readonly kind: 'terme';
      readonly terme: Terme;
      readonly nature?: NatureCritere | null;
      readonly libelleSchema?: string;
      /** The word above it, where it is of another list: the category of a type. */
      readonly parent?: Pick<Terme, 'schema' | 'code'>;
    };

/** A record, cut out of its answer. */
export interface Fiche {
  readonly kind: 'fiche';
  /** The text of the record, as received: what its fingerprint is made of and what the catalogue keeps. */
  readonly brut: string;
  readonly valeur: unknown;
  /** Where it was: « ligne 312 », « $.value[12] ». */
  readonly position: string;
}

/** A piece that is no record: the others are still read. */
export interface Illisible {
  readonly kind: 'illisible';
  readonly position: string;
  /** Why, in French. */
  readonly motif: string;
  /** Its beginning, as received. */
  readonly extrait: string;
  /** All that it holds, where it is a record but for its id. */
  readonly valeur?: unknown;
}

/** A record in the one shape of the catalogue. */
export interface Interpretation {
  readonly source: SourceObjet;
  readonly document: DocumentObjet;
  readonly avertissements: readonly Avertissement[];
}

/** The record cannot enter the catalogue at all: no id, no name… One bad field is a warning, not this. */
export class FicheRefusee extends Error {
  constructor(
    /** In French. */
    readonly motif: string,
    readonly chemin: string,
    readonly identifiant: string | null = null,
  ) {
    super(motif);
  }
}

/** Why a record without an id stays out, in French: people set which field has it. */
export function sansIdentifiant(champ: string): string {
  return `La fiche n’a pas d’identifiant\u00a0: le champ «\u00a0${champ}\u00a0» est absent, vide ou illisible.`;
}

/** The whole answer is unusable: cut short, not of the format, too big, an error page in place of data. Nothing is removed because of it. */
export class FluxIllisible extends Error {
  constructor(
    /** What happened and what to do, in French; never an address or a secret. */
    message: string,
    /** Cut short: the same answer asked again may be whole. */
    readonly tronque: boolean = false,
  ) {
    super(message);
  }
}

/** One data system, as the pipeline of imports knows it. `F` is its feed, secrets opened; all but `lire` is pure. */
export interface Source<F> {
  readonly systeme: Systeme;
  /** What to ask next, given what was read; null when the feed is whole. */
  prochaine(flux: F, lues: readonly PageLue[]): Demande | null;
  /** What to ask for its first records alone, in its main language; without it, the first answer of the feed is asked. */
  premieres?(flux: F, nombre: number): Demande | null;
  /** What to ask for one record; null where the source cannot be asked for one. */
  uneFiche?(flux: F, identifiant: string): Demande | null;
  /**
   * Of a feed that is a folder, its files as answers, in the order to read them. A source without it reads the folder as one.
   * Names are relative to the folder.
   */
  split?(flux: F, fichiers: readonly string[]): readonly { readonly fichier: string; readonly langue?: Langue }[];
  /** Reads an answer as a stream, in bounded memory. Throws FluxIllisible. */
  read(flux: F, page: Page): AsyncGenerator<Lecture, ResumePage>;
  /** The id of a record, before it is understood; null when it has none. */
  identifiantDe(flux: F, valeur: unknown): string | null;
  /** The fields that could be the id of records that have none. */
  identifiantsPossibles?(valeurs: readonly unknown[]): readonly IdentifiantPossible[];
  /** Whether nobody said yet what its fields are. */
  resteARelier?(flux: F): boolean;
  /** When its source last changed a record, before it is understood: of two that have one id, the newest is kept. */
  majDe?(flux: F, valeur: unknown): string | null;
  /** The ids that the record has in other systems, where its source tells: the same offer is never there twice. */
  ailleurs?(valeur: unknown): readonly string[];
  /** Understands a record. `langues`: the same record in the other languages, where they are separate answers. Throws FicheRefusee. */
  interpret(flux: F, valeur: unknown, langues: Readonly<Partial<Record<Langue, unknown>>>): Interpretation;
}
