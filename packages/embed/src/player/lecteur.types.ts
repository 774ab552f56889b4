import type { Nouvelles } from '@bridge/contract';
import type { Accueil } from './accueil.ts';
import type { Liaison } from './liaison/liaison.ts';
import type { Poste } from './poste.ts';
import type { Regie, Scene } from './regie.types.ts';
import type { Horloge } from './regle/horloge.ts';

export interface Dependencies {
  readonly poste: Poste;
  readonly horloge: Horloge;
  readonly scene: Scene;
  readonly liaison: Liaison;
  readonly accueil: { montre(accueil: Accueil): void; cache(): void };
  /** Of this player. */
  readonly lecteur: string;
  readonly attend: (ms: number) => Promise<void>;
  readonly souffle: () => Promise<void>;
  readonly hasard: () => number;
  readonly tire: () => string;
  readonly taille: () => Nouvelles['taille'];
  readonly capture: () => Promise<Blob>;
  readonly recharge: () => void;
}

export interface Lecteur {
  /** Once a second. */
  readonly tick: () => void;
  readonly regie: Regie;
  /** Plays what is kept, then goes on with the server for ever. */
  commence(): Promise<void>;
  note(message: string): void;
  /** A newer player is installed. */
  neuf(): void;
  /** The network may be back. */
  reveille(): void;
  /** Whether it goes on as it should, for what watches over it. */
  vivant(): boolean;
}
