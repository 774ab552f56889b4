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
  /** How many times the records of each resource changed. */
  const changes = new Map<string, number>();
  const changesOf = (resource: string) => changes.get(resource) ?? 0;
  /** Gives up the lists that are over, and those beyond the most: they stand in the order in which they were noted. */
  const sweep = () => {
    for (const [key, { until }] of known) {
      if (until > now().getTime() && known.size <= MOST) return;
      known.delete(key);
    }
  };
  return {
    look: ({ resource, cle }) => {
      const key = JSON.stringify([resource, ...cle]);
      const since = changesOf(resource);
      sweep();
      return {
        isLong: known.has(key),
        note: () => {
          // A record of the list's resource changed while the list was counted.
          if (changesOf(resource) !== since) return;
          known.delete(key);
          known.set(key, { resource, until: now().getTime() + KEPT });
          sweep();
        },
      };
    },
    forget: (changed) => {
      changes.set(changed, changesOf(changed) + 1);
      for (const [key, { resource }] of known) if (resource === changed) known.delete(key);
    },
  };
}

/** Lists are counted anew once one of their records changed. */
export const longListsSuite =
  ({ forget }: LongLists): Suite =>
  async ({ afterCommit }, { entry }) =>
    afterCommit(() => forget(entry.resource.id));
