import type { PassageJoue } from '@bridge/contract';
import { messageOf } from '../journal.ts';

/** What a screen keeps from one start to the next. */
export interface Faits {
  readonly jeton: string;
  /** Pointer to what is played: its manifest is beside it. */
  readonly version: string;
  /** As received, to the byte. */
  readonly manifeste: string;
  /** The messages of emergency last heard of: they do not wait for media. */
  readonly urgences: string;
  readonly horloge: { readonly decalage: number; readonly vu: number };
  /** When the server last said what there is to play, in milliseconds. */
  readonly contact: number;
  readonly parcours: string;
  /** Numbers of the orders that were carried out. */
  readonly ordres: readonly number[];
}

/** To be kept; `null` is forgotten. */
export type AGarder = { readonly [K in keyof Faits]?: Faits[K] | null };

export interface PassageGarde {
  readonly cle: number;
  readonly passage: PassageJoue;
}

export interface Coffre {
  /** Whether it is still there after a power cut. */
  readonly durable: boolean;
  load(): Promise<Partial<Faits>>;
  /** All of it, or nothing; with a passage at the end of those to tell. */
  store(faits: AGarder, passage?: PassageJoue): Promise<void>;
  /** The oldest that were not told yet. */
  passages(most: number): Promise<readonly PassageGarde[]>;
  remove(cles: readonly number[]): Promise<void>;
  empty(): Promise<void>;
}

/**
 * Writes what a screen can do without: a browser that refuses is told of, and nothing waits for it. Whether it was written. What was
 * acknowledged to somebody is written by `ecrire`.
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

/** As many as a month of ten-second slides: beyond, the oldest leave. */
export const MOST_PASSAGES = 250_000;

/** For browsers that keep nothing: a private profile, a page without storage. */
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
