import type { Carte, ModeleListe } from '@bridge/contract';
import { say } from './textes.ts';

interface ModeleDeBase extends Partial<Omit<ModeleListe, 'gabarit' | 'gabaritElement'>> {
  readonly code: string;
  readonly nom: string;
  /** The gabarits of the product, by code. */
  readonly gabarit: 'grille' | 'lignes' | 'agenda';
  readonly gabaritElement: 'vignette' | 'ligne' | 'date';
}

export const MODELES_DE_BASE: readonly ModeleDeBase[] = [
  {
    code: 'vignettes',
    nom: 'Vignettes',
    gabarit: 'grille',
    gabaritElement: 'vignette',
    badges: ['ouvert', 'classement', 'label', 'distance'],
    favoris: true,
  },
  {
    code: 'lignes',
    nom: 'Lignes',
    gabarit: 'lignes',
    gabaritElement: 'ligne',
    badges: ['ouvert', 'classement', 'distance'],
  },
  { code: 'agenda', nom: 'Agenda', gabarit: 'agenda', gabaritElement: 'date', badges: ['label'] },
];

/** A map of lists shows the objets of its list: it needs no layer. */
export const CARTE_DE_BASE = {
  nom: 'Carte des listes',
  code: 'carte-des-listes',
  titre: say('Sur la carte', 'On the map', 'Auf der Karte'),
} satisfies Partial<Carte>;
