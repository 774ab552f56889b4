import type { Clock } from '../../platform/clock.ts';
import type { Suite } from '../write/evenement.ts';

/** A list as somebody asks for it: its resource, its reader and its filter. */
export interface ListAsked {
  readonly resource: string;
  readonly cle: readonly unknown[];
}

/** What is known of a list before its rows are read: a change from then on is not missed. */
export interface Looked {
  /** The list had more rows than are counted, a moment ago. */
  readonly isLong: boolean;
  /** Remembers that the list was counted and is long. */
  readonly note: () => void;
}

export interface LongLists {
  look(asked: ListAsked): Looked;
  /** Forgets the lists of a resource, whose records changed. */
  forget(resource: string): void;
}

/** How long a list is remembered, in milliseconds: changes by other processes are seen after it. */
const KEPT = 10_000;
const MOST = 500;

/**
 * Remembers which lists have more rows than are counted: counting takes longer than reading a page, and gives the same for every page and
 * every reader of the same rows. The number of rows of a shorter list is never remembered.
 */
export function createLongLists({ now }: Clock): LongLists {
  const known = new Map<string, { readonly resource: string; readonly until: number }>();
  let generation = 0;
  return {
    look: ({ resource, cle }) => {
      const key = JSON.stringify([resource, ...cle]);
      const since = generation;
      const until = known.get(key)?.until ?? 0;
      return {
        isLong: until > now().getTime(),
        note: () => {
          // A record changed while the list was counted.
          if (generation !== since) return;
          known.delete(key);
          known.set(key, { resource, until: now().getTime() + KEPT });
          const [oldest] = known.keys();
          if (known.size > MOST && oldest !== undefined) known.delete(oldest);
        },
      };
    },
    forget: (changed) => {
      generation += 1;
      for (const [key, { resource }] of known) if (resource === changed) known.delete(key);
    },
  };
}

/** Lists are counted anew once one of their records changed. */
export const longListsSuite =
  ({ forget }: LongLists): Suite =>
  async ({ afterCommit }, { entry }) =>
    afterCommit(() => forget(entry.resource.id));
