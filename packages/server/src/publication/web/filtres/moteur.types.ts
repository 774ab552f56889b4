import type { Filtre, Moteur } from '@bridge/contract';
import type { Lecteur } from '../../../composition/mots/texte.rules.ts';
import type { Offre } from './choix.service.ts';
import type { Comptes } from './facettes.repository.ts';
import type { Etat } from './filtre.rules.ts';

/** What the search form of a list is made of. */
export interface Demande extends Offre {
  readonly moteur: Moteur;
  /** The filters as saved, in the order of the moteur. */
  readonly enregistres: readonly Filtre[];
  readonly etat: Etat;
  readonly comptes: Comptes;
  readonly lecteur: Lecteur;
  /** The civil day. */
  readonly jour: string;
  /** The path of the page, without its query. */
  readonly chemin: string;
  /** The names of the objets that the page shows. */
  readonly objets: readonly string[];
  /** How many objets fit what is asked. */
  readonly total: number;
}
