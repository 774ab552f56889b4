import type { Filtre, Moteur } from '@bridge/contract';
import { say, type Textes } from './textes.ts';

export type FiltreTraduit = Partial<Omit<Filtre, 'libelle'>> &
  Pick<Filtre, 'nom' | 'cible' | 'code'> & { readonly libelle: Textes };

/** The filters for visitors, whatever the system of the objets. */
export const FILTRES_DE_BASE = [
  {
    code: 'type',
    nom: 'Type d’objet',
    cible: 'typeBridge',
    libelle: say('Type', 'Type', 'Art'),
    widget: 'pastilles',
  },
  {
    code: 'commune',
    nom: 'Commune',
    cible: 'commune',
    libelle: say('Commune', 'Town', 'Ort'),
    widget: 'liste',
  },
  {
    code: 'prix',
    nom: 'Prix',
    cible: 'prix',
    libelle: say('Prix', 'Price', 'Preis'),
    widget: 'curseur',
    min: 0,
    max: 200,
  },
  { code: 'quand', nom: 'Quand', cible: 'dates', libelle: say('Quand', 'When', 'Wann') },
  {
    code: 'autour',
    nom: 'Autour de moi',
    cible: 'distance',
    libelle: say('Autour de moi', 'Near me', 'In der Nähe'),
  },
  {
    code: 'ouvert',
    nom: 'Ouvert maintenant',
    cible: 'ouvert',
    libelle: say('Ouvert maintenant', 'Open now', 'Jetzt geöffnet'),
  },
] as const satisfies readonly FiltreTraduit[];

export type CodeDeFiltreDeBase = (typeof FILTRES_DE_BASE)[number]['code'];

type MoteurDeBase = Partial<Omit<Moteur, 'filtres'>> &
  Pick<Moteur, 'code' | 'nom'> & { readonly filtres: readonly CodeDeFiltreDeBase[] };

export const MOTEUR_DES_LISTES: MoteurDeBase = {
  code: 'moteur-des-listes',
  nom: 'Moteur des listes',
  filtres: ['type', 'commune', 'prix', 'ouvert', 'autour'],
  indication: say('Un nom, une commune…', 'A name, a town…', 'Ein Name, ein Ort…'),
};

export const MOTEUR_DES_AGENDAS: MoteurDeBase = {
  code: 'moteur-des-agendas',
  nom: 'Moteur des agendas',
  filtres: ['quand', 'commune'],
  indication: say('Un concert, une fête…', 'A concert, a fair…', 'Ein Konzert, ein Fest…'),
};
