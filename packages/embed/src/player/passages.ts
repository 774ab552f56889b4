import type { PassageJoue } from '@bridge/contract';
import type { AGarder, Coffre, PassageGarde } from './garde/coffre.ts';
import { messageOf } from './journal.ts';
import type { Liaison } from './liaison/liaison.ts';
import type { Montre } from './regie.types.ts';

/** The most passages that the server takes at once. */
const LOT = 500;
/** The most passages held in memory, a day and a half of ten-second slides, when the browser refuses to write. */
const MOST_VOLANTS = 12_000;

interface Dependencies {
  readonly coffre: Coffre;
  readonly liaison: Pick<Liaison, 'passages'>;
  readonly demarrage: string;
  readonly drawId: () => string;
  readonly onErreur: (message: string) => void;
}

export interface Passages {
  /** Writes a showing, with other facts to keep at the same time. */
  note(montre: Montre, faits: AGarder): void;
  /** Sends the passages not told yet: each goes once the server has confirmed it. */
  send(): Promise<void>;
  /** Resolves once every noted passage is written. */
  ecrits(): Promise<void>;
}

/**
 * The proof of what was shown: written first, told until the server confirms it, under an id that never changes. When
 * the browser refuses to write, the passages are held in memory and told from there.
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
