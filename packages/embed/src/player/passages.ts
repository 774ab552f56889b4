import type { PassageJoue } from '@bridge/contract';
import type { AGarder, Coffre } from './garde/coffre.ts';
import type { Liaison } from './liaison/liaison.ts';
import type { Montre } from './regie.types.ts';

/** As many as the server takes at once. */
const LOT = 500;

interface Dependencies {
  readonly coffre: Coffre;
  readonly liaison: Pick<Liaison, 'passages'>;
  readonly demarrage: string;
  readonly tire: () => string;
  readonly onErreur: (message: string) => void;
}

export interface Passages {
  /** Writes a showing down, with what else is to be kept at the same time. */
  note(montre: Montre, faits: AGarder): void;
  /** Tells those that were not: each leaves once the server said that it has it. */
  envoie(): Promise<void>;
  /** Resolved once all that was noted is written. */
  ecrits(): Promise<void>;
}

/** The proof of what was shown: written before anything else is, told until it is heard, under an id that never changes. */
export function createPassages({ coffre, liaison, demarrage, tire, onErreur }: Dependencies): Passages {
  let numero = 0;
  let queue: Promise<void> = Promise.resolve();
  let sending: Promise<void> | null = null;

  async function tell(): Promise<void> {
    for (;;) {
      const lot = await coffre.passages(LOT);
      if (lot.length === 0) return;
      const recus = new Set(await liaison.passages(lot.map(({ passage }) => passage)));
      const told = lot.filter(({ passage }) => recus.has(passage.id));
      await coffre.retirer(told.map(({ cle }) => cle));
      if (told.length < lot.length || lot.length < LOT) return;
    }
  }

  return {
    note(montre, faits) {
      numero += 1;
      const passage: PassageJoue = { id: tire(), demarrage, numero, ...montre };
      queue = queue
        .then(() => coffre.ecrire(faits, passage))
        .catch((error: unknown) => onErreur(`Un passage n’a pas pu être gardé\u00a0: ${String(error)}.`));
    },
    envoie() {
      sending ??= tell().finally(() => {
        sending = null;
      });
      return sending;
    },
    ecrits: () => queue,
  };
}
