import type { Langue } from '../langue.ts';
import type { Manifeste } from './manifeste.ts';

/**
 * The messages (`postMessage`, same origin only) between the console and the player of `/e/essai` in its frame: the
 * player is ready, gets a programme, then tells what it shows.
 */
export const ESSAI = 'bridge-essai';

/** A message of the console. */
export interface DemandeDEssai {
  readonly pour: typeof ESSAI;
  readonly manifeste: Manifeste;
  /** The instant (ISO) from which it plays; the clock goes on from there. */
  readonly moment: string;
  /** The addresses of media by fingerprint, of the same origin or `blob:`. */
  readonly medias: Readonly<Record<string, string>>;
  /** The only language to show, or null for the screen's own. */
  readonly langue: Langue | null;
  /** The `cle` of the first slide to show, or null for the first of all. */
  readonly diapositive: string | null;
}

/** A message of the player: when it is ready, and at each change of what it shows. */
export interface NouvelleDEssai {
  readonly de: typeof ESSAI;
  readonly etat: 'pret' | 'joue' | 'pause' | 'secours' | 'veille';
  readonly diapositive: string | null;
  readonly vue: string | null;
}
