import type { TypeBridge } from './type-bridge.ts';

/** What people call several objets of a type: the title of a page that shows them. */
const PLURIELS: Readonly<Record<TypeBridge, string>> = {
  evenement: 'Fêtes et manifestations',
  hotel: 'Hôtels',
  camping: 'Campings',
  location: 'Locations de vacances',
  'hebergement-collectif': 'Hébergements collectifs',
  'chambre-hotes': 'Chambres d’hôtes',
  restaurant: 'Restaurants',
  patrimoine: 'Patrimoine culturel',
  nature: 'Patrimoine naturel',
  activite: 'Activités',
  equipement: 'Équipements de loisirs',
  degustation: 'Dégustations',
  commerce: 'Commerces et services',
  itineraire: 'Itinéraires',
  sejour: 'Séjours packagés',
  organisme: 'Organismes',
  transport: 'Transports',
  'domaine-skiable': 'Domaines skiables',
  territoire: 'Territoires',
  autre: 'Autres objets',
};

const pluriels = new Map<string, string>(Object.entries(PLURIELS));

/** The plural name of a type, or its code when unknown. */
export const pluralOfType = (code: string): string => pluriels.get(code) ?? code;
