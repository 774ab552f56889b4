import type { PassageJoue } from '@bridge/contract';
import { messageOf } from '../journal.ts';

/** The facts that a screen keeps from one start to the next. */
export interface Faits {
  readonly jeton: string;
  /** Version of the manifest that plays, which `manifeste` holds. */
  readonly version: string;
  /** The manifest as received, to the byte. */
  readonly manifeste: string;
  /** The last emergency messages heard of, which do not wait for media. */
  readonly urgences: string;
  readonly horloge: { readonly decalage: number; readonly vu: number };
  /** When the server last told the version to play, in milliseconds. */
  readonly contact: number;
  readonly parcours: string;
  /** Numbers of the orders that were carried out. */
  readonly ordres: readonly number[];
}

/** The facts to write; `null` erases one. */
export type AGarder = { readonly [K in keyof Faits]?: Faits[K] | null };

export interface PassageGarde {
  readonly cle: number;
  readonly passage: PassageJoue;
}

export interface Coffre {
  /** Whether the store survives a power cut. */
  readonly durable: boolean;
  load(): Promise<Partial<Faits>>;
  /** Writes all the facts or none; a passage is added to those to tell. */
  store(faits: AGarder, passage?: PassageJoue): Promise<void>;
  /** The oldest passages not told yet. */
  passages(most: number): Promise<readonly PassageGarde[]>;
  remove(cles: readonly number[]): Promise<void>;
  empty(): Promise<void>;
}

/**
 * Writes facts that a screen can do without: a refusal of the browser is told as an error, and nothing waits for the
 * write. Answers whether the facts were written.
 */
export function createRetenue(
  coffre: Pick<Coffre, 'store'>,
  onErreur: (message: string) => void,
): (faits: AGarder) => Promise<boolean> {
  return (faits) =>
    coffre.store(faits).then(
      () => true,
      (error: unknown) => {
        onErreur(
          `Le navigateur refuse d’écrire\u00a0: après une coupure, cet écran repartira d’un contenu plus ancien (${messageOf(error)}).`,
        );
        return false;
      },
    );
}

/** The most passages kept, a month of ten-second slides: beyond, the oldest go. */
export const MOST_PASSAGES = 250_000;

/** A store in memory, for browsers that keep nothing: a private profile, a page without storage. */
export function coffreDeMemoire(): Coffre {
  let faits: Partial<Faits> = {};
  let file: PassageGarde[] = [];
  let next = 1;
  return {
    durable: false,
    load: async () => faits,
    async store(changes, passage) {
      const kept = Object.entries({ ...faits, ...changes }).filter(([, value]) => value !== null);
      faits = Object.fromEntries(kept);
      if (passage) file.push({ cle: next++, passage });
      if (file.length > MOST_PASSAGES) file = file.slice(-MOST_PASSAGES);
    },
    passages: async (most) => file.slice(0, most),
    async remove(cles) {
      const gone = new Set(cles);
      file = file.filter(({ cle }) => !gone.has(cle));
    },
    async empty() {
      faits = {};
      file = [];
    },
  };
}
