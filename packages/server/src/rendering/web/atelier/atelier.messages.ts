import type { Faute } from '../../erreur.ts';
import type { InfobullesARendre, InfobullesRendues } from '../dessin/dessin.ts';
import type { GenreDeGabarit } from '../liquide/balises.ts';
import type { PageARendre, PageRendue } from '../page.ts';

/** The settings given to a thread when it is started. */
export interface ReglageDOuvrier {
  /** Whether the thread lets other threads go first. */
  readonly givesWay: boolean;
}

/** The requests to a thread that draws, and its answers. */
export type Travail =
  | { readonly genre: 'page'; readonly aRendre: PageARendre }
  | { readonly genre: 'infobulles'; readonly aRendre: InfobullesARendre }
  | { readonly genre: 'verification'; readonly gabarit: GenreDeGabarit; readonly source: string };

export type Resultat = PageRendue | InfobullesRendues | readonly Faute[];

export type Nouvelle =
  | { readonly genre: 'pret' }
  | { readonly genre: 'fait'; readonly resultat: Resultat }
  /** `gabarit`: null where no template is to blame. */
  | {
      readonly genre: 'echec';
      readonly message: string;
      readonly ligne: number | null;
      readonly gabarit: string | null;
    };
