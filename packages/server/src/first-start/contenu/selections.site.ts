import { aLieu, et, types } from './regles.ts';
import type { SelectionDeDemonstration } from './selections.codes.ts';

/** The sélections of the site, each in a list of its own. */
export function pourLeSite(): SelectionDeDemonstration[] {
  return [
    {
      code: 'ou-manger',
      nom: 'Où manger',
      description: 'Restaurants et dégustations du territoire : la liste du site.',
      icone: 'tools-kitchen-2',
      mode: 'dynamique',
      regles: et(types('restaurant', 'degustation')),
      tri: 'adherents-a-tour-de-role',
    },
    {
      code: 'ou-dormir',
      nom: 'Où dormir',
      description: 'Tous les hébergements : la liste du site.',
      icone: 'bed',
      mode: 'dynamique',
      regles: et(types('hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif')),
      tri: 'adherents-a-tour-de-role',
    },
    {
      code: 'a-voir-a-faire',
      nom: 'À voir, à faire',
      description: 'Patrimoine, nature, activités et itinéraires : la liste et la carte du site.',
      icone: 'map-pin',
      mode: 'dynamique',
      regles: et(types('patrimoine', 'nature', 'activite', 'equipement', 'itineraire')),
      tri: 'par-nom',
      dedoublonnage: 'nom-commune',
    },
    {
      code: 'tout-l-agenda',
      nom: 'Tout l’agenda',
      description: 'Les événements à venir : l’agenda du site.',
      icone: 'calendar-event',
      mode: 'dynamique',
      regles: et(types('evenement'), aLieu({ genre: 'relative', quand: 'a-venir' })),
      tri: 'par-prochaine-date',
    },
  ];
}
