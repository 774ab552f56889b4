import type { FicheWeb, TypeBridge, ZoneDeFiche } from '@bridge/contract';
import type { CodeDeBloc } from './blocs.ts';

interface FicheDeBase extends Pick<FicheWeb, 'nom' | 'code'> {
  readonly typesObjets: readonly TypeBridge[];
  readonly gabarit: 'deux-colonnes' | 'magazine';
  readonly actions: FicheWeb['actions'];
  readonly zones: readonly (readonly [ZoneDeFiche, CodeDeBloc])[];
}

/** A fiche for each family of types, the most particular first; the last one is for all others. */
export const FICHES_DE_BASE: readonly FicheDeBase[] = [
  {
    nom: 'Fiche d’un événement',
    code: 'fiche-evenement',
    typesObjets: ['evenement'],
    gabarit: 'deux-colonnes',
    actions: ['reserver', 'agenda', 'itineraire', 'appeler', 'site', 'partager'],
    zones: [
      ['corps', 'presentation'],
      ['corps', 'l-essentiel'],
      ['corps', 'tarifs'],
      ['laterale', 'horaires'],
      ['laterale', 'contacts'],
      ['laterale', 'carte'],
      ['pied', 'photos'],
      ['pied', 'liens'],
    ],
  },
  {
    nom: 'Fiche d’un hébergement',
    code: 'fiche-hebergement',
    typesObjets: ['hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif'],
    gabarit: 'deux-colonnes',
    actions: ['reserver', 'appeler', 'ecrire', 'site', 'itineraire', 'carnet', 'partager'],
    zones: [
      ['corps', 'presentation'],
      ['corps', 'photos'],
      ['corps', 'l-essentiel'],
      ['corps', 'tarifs'],
      ['laterale', 'contacts'],
      ['laterale', 'carte'],
      ['laterale', 'horaires'],
      ['pied', 'liens'],
    ],
  },
  {
    nom: 'Fiche d’un itinéraire',
    code: 'fiche-itineraire',
    typesObjets: ['itineraire'],
    gabarit: 'magazine',
    actions: ['trace', 'itineraire', 'carnet', 'partager', 'imprimer'],
    zones: [
      ['corps', 'presentation'],
      ['corps', 'l-essentiel'],
      ['corps', 'carte'],
      ['corps', 'photos'],
      ['corps', 'contacts'],
      ['pied', 'liens'],
    ],
  },
  {
    nom: 'Fiche générale',
    code: 'fiche-generale',
    typesObjets: [],
    gabarit: 'deux-colonnes',
    actions: ['appeler', 'ecrire', 'site', 'reserver', 'itineraire', 'carnet', 'partager'],
    zones: [
      ['corps', 'presentation'],
      ['corps', 'l-essentiel'],
      ['corps', 'tarifs'],
      ['laterale', 'horaires'],
      ['laterale', 'contacts'],
      ['laterale', 'carte'],
      ['pied', 'photos'],
      ['pied', 'liens'],
    ],
  },
];
