import type { Clock } from '../../../platform/clock.ts';
import { type Changement, isObjetKey, isTouched } from '../../changements.rules.ts';
import { createSouvenirs } from '../../souvenirs.ts';
import { type CadreDeSite, CLES_COMMUNES, clesDuSite } from '../pages/page.ts';

/** A number counted once for all pages of a list, kept under the keys of the records that it was counted from. */
export interface ACompter<T> {
  readonly cle: readonly unknown[];
  readonly cles: readonly string[];
  /** The instant from which a number is counted anew. */
  readonly jusque: (counted: T) => Date;
}

/** The number holds as long as the pages that show it, and not beyond its own end where it has one. */
export function aCompter<T>(
  cadre: CadreDeSite,
  cle: readonly unknown[],
  cles: readonly string[],
  finDe: (counted: T) => Date | null = () => null,
): ACompter<T> {
  const { site, peremption, visite } = cadre;
  const stale = new Date(visite.at.getTime() + site.cache * 1_000);
  const perime = peremption.le();
  const latest = stale < perime ? stale : perime;
  const jusque = (counted: T) => {
    const fin = finDe(counted);
    return fin !== null && fin < latest ? fin : latest;
  };
  return { cle, cles: [...clesDuSite(site), ...cles, ...CLES_COMMUNES], jusque };
}

/** Gives one page its numbers: a number counted for another page since the last change is used again. */
export interface Decompteur {
  /** Whether numbers are kept, or counted for this page alone. */
  readonly isKept: boolean;
  of<T>(asked: ACompter<T>, count: () => Promise<T>): Promise<T>;
}

/** Keeps nothing: for previews, which are read as somebody else. */
export const A_CHAQUE_FOIS: Decompteur = { isKept: false, of: (_, count) => count() };

export interface Decomptes {
  /** Opened before anything is read, so that a change made meanwhile is noticed. */
  open(): Decompteur;
  forget(changement: Changement): void;
}

/** How many lists are remembered, each with the choices of a visitor. */
const MOST = 400;

/**
 * Counting the objets of a list and of each choice takes longer than reading the twenty objets of a page, and gives the
 * same numbers for all its pages. Any objet may enter or leave any list: a change of one objet forgets all numbers.
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
