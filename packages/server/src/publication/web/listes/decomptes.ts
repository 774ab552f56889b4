import type { Clock } from '../../../platform/clock.ts';
import { type Changement, isObjetKey, isTouched } from '../../changements.rules.ts';
import { type CadreDeSite, CLES_COMMUNES, clesDuSite } from '../pages/page.ts';

/** What is counted once for all the pages of a list: kept under the keys of what it was counted from. */
export interface ACompter {
  readonly cle: readonly unknown[];
  readonly cles: readonly string[];
  /** From this instant on it is counted anew. */
  readonly jusque: Date;
}

/** As long as the pages that say it would be served as they are. */
export function aCompter(cadre: CadreDeSite, cle: readonly unknown[], cles: readonly string[]): ACompter {
  const { site, perime, visite } = cadre;
  const stale = new Date(visite.at.getTime() + site.cache * 1_000);
  return { cle, cles: [...clesDuSite(site), ...cles, ...CLES_COMMUNES], jusque: stale < perime ? stale : perime };
}

/** Who makes one page: what others counted since the last change serves. */
export interface Decompteur {
  /** False where it is counted for this page alone. */
  readonly isKept: boolean;
  of<T>(asked: ACompter, count: () => Promise<T>): Promise<T>;
}

/** Where nothing is kept: of previews, and of what somebody else sees. */
export const A_CHAQUE_FOIS: Decompteur = { isKept: false, of: (_, count) => count() };

export interface Decomptes {
  /** Before anything is read: what changes from then on is told apart from what was counted before. */
  open(): Decompteur;
  forget(changement: Changement): void;
}

interface Kept {
  readonly value: unknown;
  readonly cles: readonly string[];
  readonly jusque: number;
}

/** Of as many lists and choices of visitors; the least recently asked for is given up first. */
const MOST = 400;

/**
 * How many objets a list has, and how many each choice would leave, take longer to know than the twenty objets of a page: they are the
 * same for all its pages, until something that they were counted from changes. Any objet may come into any list, or leave it: when one
 * changes, all are counted anew.
 */
export function createDecomptes({ now }: Clock): Decomptes {
  const kept = new Map<string, Kept>();
  let generation = 0;
  return {
    open: () => {
      const depuis = generation;
      return {
        isKept: true,
        // What is asked under one key has one shape.
        of: async <T>({ cle, cles, jusque }: ACompter, count: () => Promise<T>): Promise<T> => {
          const key = JSON.stringify(cle);
          const known = kept.get(key);
          kept.delete(key);
          if (known !== undefined && known.jusque > now().getTime()) {
            kept.set(key, known);
            return known.value as T;
          }
          const value = await count();
          // Something changed while it was counted: it may be of before.
          if (generation !== depuis) return value;
          kept.set(key, { value, cles, jusque: jusque.getTime() });
          const [oldest] = kept.keys();
          if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
          return value;
        },
      };
    },
    forget: ({ cles }) => {
      generation += 1;
      if ([...cles].some(isObjetKey)) kept.clear();
      for (const [key, one] of kept) if (isTouched(one.cles, cles)) kept.delete(key);
    },
  };
}
