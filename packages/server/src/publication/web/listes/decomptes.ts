import type { Clock } from '../../../platform/clock.ts';
import { type Changement, isObjetKey, isTouched } from '../../changements.rules.ts';
import { createSouvenirs } from '../../souvenirs.ts';
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

/** How many lists, each with what a visitor chose, are remembered. */
const MOST = 400;

/**
 * How many objets a list has, and how many each choice would leave, take longer to know than the twenty objets of a page: they are the
 * same for all its pages, until something that they were counted from changes. Any objet may come into any list, or leave it: when one
 * changes, all are counted anew.
 */
export function createDecomptes(clock: Clock): Decomptes {
  const souvenirs = createSouvenirs<readonly string[]>(clock, MOST);
  return {
    open: () => {
      const recall = souvenirs.open();
      return { isKept: true, of: ({ cle, cles, jusque }, count) => recall({ cle, sujet: cles, jusque }, count) };
    },
    forget: ({ cles }) => {
      const objets = [...cles].some(isObjetKey);
      souvenirs.forget((counted) => objets || isTouched(counted, cles));
    },
  };
}
