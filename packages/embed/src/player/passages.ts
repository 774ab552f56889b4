import type { PassageJoue } from '@bridge/contract';
import type { AGarder, Coffre, PassageGarde } from './garde/coffre.ts';
import { messageOf } from './journal.ts';
import type { Liaison } from './liaison/liaison.ts';
import type { Montre } from './regie.types.ts';

/** As many as the server takes at once. */
const LOT = 500;
/** As many as a day and a half of ten-second slides, where the browser refuses to write them. */
const MOST_VOLANTS = 12_000;

interface Dependencies {
  readonly coffre: Coffre;
  readonly liaison: Pick<Liaison, 'passages'>;
  readonly demarrage: string;
  readonly drawId: () => string;
  readonly onErreur: (message: string) => void;
}

export interface Passages {
  /** Writes a showing down, with what else is to be kept at the same time. */
  note(montre: Montre, faits: AGarder): void;
  /** Tells those that were not: each leaves once the server said that it has it. */
  send(): Promise<void>;
  /** Resolved once all that was noted is written. */
  ecrits(): Promise<void>;
}

/**
 * The proof of what was shown: written before anything else is, told until it is heard, under an id that never changes. Where the browser
 * refuses to write, it is held in memory and told from there.
 */
export function createPassages({ coffre, liaison, demarrage, drawId, onErreur }: Dependencies): Passages {
  let numero = 0;
  let queue: Promise<void> = Promise.resolve();
  let sending: Promise<void> | null = null;
  let volants: PassageJoue[] = [];

  const failed = (what: string) => (error: unknown) => onErreur(`${what}\u00a0: ${messageOf(error)}.`);

  async function gardes(): Promise<readonly PassageGarde[]> {
    return coffre.passages(LOT).catch((error: unknown) => {
      failed('Les passages gardés n’ont pas pu être lus')(error);
      return [];
    });
  }

  async function tell(): Promise<void> {
    for (;;) {
      const lot = await gardes();
      const said = [...lot.map(({ passage }) => passage), ...volants.slice(0, LOT - lot.length)];
      if (said.length === 0) return;
      const recus = new Set(await liaison.passages(said));
      volants = volants.filter(({ id }) => !recus.has(id));
      const told = lot.filter(({ passage }) => recus.has(passage.id)).map(({ cle }) => cle);
      const isCleared = await coffre.remove(told).then(
        () => true,
        (error: unknown) => {
          failed('Des passages dits n’ont pas pu être effacés')(error);
          return false;
        },
      );
      if (!isCleared || recus.size < said.length || said.length < LOT) return;
    }
  }

  return {
    note(montre, faits) {
      numero += 1;
      const passage: PassageJoue = { id: drawId(), demarrage, numero, ...montre };
      queue = queue
        .then(() => coffre.store(faits, passage))
        .catch((error: unknown) => {
          volants = [...volants, passage].slice(-MOST_VOLANTS);
          failed('Un passage n’a pas pu être gardé')(error);
        });
    },
    send() {
      sending ??= tell().finally(() => {
        sending = null;
      });
      return sending;
    },
    ecrits: () => queue,
  };
}
