import type { Filtre, Moteur } from '@bridge/contract';
import type { Lecteur } from '../../../composition/mots/texte.rules.ts';
import type { Offre } from './choix.service.ts';
import type { Comptes } from './facettes.repository.ts';
import type { Etat } from './filtre.rules.ts';

/** What the engine of a list is made of. */
export interface Demande extends Offre {
  readonly moteur: Moteur;
  /** As they are saved, in the order of the moteur. */
  readonly enregistres: readonly Filtre[];
  readonly etat: Etat;
  readonly comptes: Comptes;
  readonly lecteur: Lecteur;
  /** The civil day. */
  readonly jour: string;
  /** Of the page, without what is asked. */
  readonly chemin: string;
  /** The names of the objets that the page shows. */
  readonly objets: readonly string[];
}
