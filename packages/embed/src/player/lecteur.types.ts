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
  readonly accueil: { show(accueil: Accueil): void; hide(): void };
  /** Version of this player. */
  readonly lecteur: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly breathe: () => Promise<void>;
  readonly hasard: () => number;
  readonly drawId: () => string;
  readonly taille: () => Nouvelles['taille'];
  readonly capture: () => Promise<Blob>;
  readonly reload: () => void;
}

export interface Lecteur {
  /** Called once a second. */
  readonly tick: () => void;
  readonly regie: Regie;
  /** Plays the version kept, then goes on with the server for ever. */
  begin(): Promise<void>;
  note(message: string): void;
  /** A newer player is installed. */
  neuf(): void;
  /** The network may be back. */
  wake(): void;
  /** Whether the screen goes on as it should, for the watchdog outside. */
  vivant(): boolean;
}
