import type { Manifeste, Moment, PassageJoue, UrgenceDEcran } from '@bridge/contract';
import type { Version } from './garde/telechargement.ts';
import type { Horloge } from './regle/horloge.ts';
import type { Choix, Parcours } from './regle/parcours.rules.ts';
import type { Image } from './scene/image.ts';

/** The part of the player that draws. */
export interface Scene {
  /** Makes a picture ready behind what is seen; fails for one that cannot be shown. */
  prepare(image: Image): Promise<void>;
  /** Shows the prepared picture over the present one: the screen is never empty in between. */
  show(): void;
  /** Shows a message over everything; null takes it away. */
  urgence(image: Image | null): void;
  noir(): void;
  /** Shows the mention « mis à jour le… »; null hides it. */
  mention(depuis: number | null): void;
}

/** The facts of a showing, for its proof; the store adds the others. */
export type Montre = Pick<
  PassageJoue,
  'version' | 'diaporama' | 'diapositive' | 'vue' | 'objet' | 'annonce' | 'debut' | 'decalage' | 'duree' | 'resultat'
>;

export interface Dependencies {
  readonly horloge: Horloge;
  readonly scene: Scene;
  readonly presents: () => ReadonlySet<string>;
  readonly onPassage: (montre: Montre, parcours: Parcours) => void;
  /** Called between two pictures; answers true when the page is about to leave, and must show nothing more. */
  readonly onCouture: (moment: Moment) => boolean;
  /** Called once a whole loop of the newest version was played. */
  readonly onBoucle: () => void;
  /** Called when another emergency message covers the screen. */
  readonly onUrgence: () => void;
  readonly onErreur: (message: string, medias: readonly string[]) => void;
}

export type Etat = 'rien' | 'vue' | 'secours' | 'veille' | 'urgence';

export interface AVenir {
  /** The slide and its vue; null for the fallback picture. */
  readonly choix: Choix | null;
  readonly image: Image;
  readonly version: Version;
  readonly parcours: Parcours;
  readonly recommence: boolean;
  readonly demande: number;
  prete: boolean;
}

export interface Courante extends AVenir {
  /** Whether the film has ended. */
  finie: boolean;
  readonly debut: number;
  readonly mur: number;
  /** Seconds by which the wall clock was fast. */
  readonly avance: number;
}

export interface Regie {
  /** Called once a second, and when something changed. */
  tick(): void;
  play(version: Version, parcours: Parcours): void;
  urgences(urgences: readonly UrgenceDEcran[]): void;
  /** Tells the next version before its media are here: its messages are shown, and what it no longer holds goes. */
  annonce(manifeste: Manifeste): void;
  /** Tells when the server last confirmed the content. */
  contact(instant: number): void;
  /** The film has ended. */
  finie(): void;
  /** The film on screen could not be played. */
  refusee(raison: Error): void;
  /** Notes the showing on screen, and shows nothing more: the page is about to leave. */
  stop(): void;
  etat(): {
    readonly etat: Etat;
    readonly choix: Choix | null;
    readonly urgence: UrgenceDEcran | null;
    readonly version: string | null;
    /** Whether the showing on screen lasts longer than it should. */
    readonly isLate: boolean;
  };
}
