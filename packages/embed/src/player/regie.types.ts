import type { Manifeste, Moment, PassageJoue, UrgenceDEcran } from '@bridge/contract';
import type { Version } from './garde/telechargement.ts';
import type { Horloge } from './regle/horloge.ts';
import type { Choix, Parcours } from './regle/parcours.rules.ts';
import type { Image } from './scene/image.ts';

/** What draws. */
export interface Scene {
  /** Gets a picture ready behind what is seen; fails where it cannot be shown. */
  prepare(image: Image): Promise<void>;
  /** Shows what was prepared, over what is there: the screen is never empty in between. */
  show(): void;
  /** Puts a message over everything, or takes it away. */
  urgence(image: Image | null): void;
  noir(): void;
  /** « mis à jour le… » */
  mention(depuis: number | null): void;
}

/** What was shown, for the proof of it; the rest is added by who writes it down. */
export type Montre = Pick<
  PassageJoue,
  'version' | 'diaporama' | 'diapositive' | 'vue' | 'objet' | 'annonce' | 'debut' | 'decalage' | 'duree' | 'resultat'
>;

export interface Dependencies {
  readonly horloge: Horloge;
  readonly scene: Scene;
  readonly presents: () => ReadonlySet<string>;
  readonly onPassage: (montre: Montre, parcours: Parcours) => void;
  /** Between two pictures: true where the page is about to leave, and nothing more is to be shown. */
  readonly onCouture: (moment: Moment) => boolean;
  /** A whole loop was played of the newest version. */
  readonly onBoucle: () => void;
  /** Another message of emergency covers everything. */
  readonly onUrgence: () => void;
  readonly onErreur: (message: string, medias: readonly string[]) => void;
}

export type Etat = 'rien' | 'vue' | 'secours' | 'veille' | 'urgence';

export interface AVenir {
  /** Null: what is shown where nothing else can be. */
  readonly choix: Choix | null;
  readonly image: Image;
  readonly version: Version;
  readonly parcours: Parcours;
  readonly recommence: boolean;
  readonly demande: number;
  prete: boolean;
}

export interface Courante extends AVenir {
  /** The film came to its end. */
  finie: boolean;
  readonly debut: number;
  readonly mur: number;
  /** Of the wall clock, in seconds. */
  readonly avance: number;
}

export interface Regie {
  /** Once a second, and when something changed. */
  tick(): void;
  play(version: Version, parcours: Parcours): void;
  urgences(urgences: readonly UrgenceDEcran[]): void;
  /** What is to be played once it is here: its messages are shown, even over nothing, and what it no longer holds leaves, before that. */
  annonce(manifeste: Manifeste): void;
  /** When the server last said what there is to play. */
  contact(instant: number): void;
  /** The film came to its end. */
  finie(): void;
  /** The film on screen could not be played. */
  refusee(raison: Error): void;
  /** What is on screen is noted, and nothing more is shown: the page is about to leave. */
  stop(): void;
  etat(): {
    readonly etat: Etat;
    readonly choix: Choix | null;
    readonly urgence: UrgenceDEcran | null;
    readonly version: string | null;
    /** Whether what is on screen is there for longer than it should. */
    readonly isLate: boolean;
  };
}
