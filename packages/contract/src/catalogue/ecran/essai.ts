import type { Langue } from '../langue.ts';
import type { Manifeste } from './manifeste.ts';

/**
 * What the console and the player of `/e/essai`, in a frame of it, say to one another (`postMessage`, same origin alone). The page says that
 * it is ready, is given what to play, then tells what it shows.
 */
export const ESSAI = 'bridge-essai';

/** From the console. */
export interface DemandeDEssai {
  readonly pour: typeof ESSAI;
  readonly manifeste: Manifeste;
  /** Instant (ISO) that it plays from; the clock goes on from there. */
  readonly moment: string;
  /** Addresses of its media by fingerprint, of the same origin or `blob:`. */
  readonly medias: Readonly<Record<string, string>>;
  /** The one language to show; null: as the screen does. */
  readonly langue: Langue | null;
  /** `cle` of the slide to begin with; null: the first one. */
  readonly diapositive: string | null;
}

/** From the player: once ready to be given something, and each time that what it shows changes. */
export interface NouvelleDEssai {
  readonly de: typeof ESSAI;
  readonly etat: 'pret' | 'joue' | 'pause' | 'secours' | 'veille';
  readonly diapositive: string | null;
  readonly vue: string | null;
}
