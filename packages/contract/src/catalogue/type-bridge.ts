import type { Choice } from '../kernel/fields/field.ts';

/** What a type is for others. */
interface Ailleurs {
  readonly schemaOrg: string;
  readonly dataTourisme: string;
  /** Nobody pays to come in there: what has a price is a night, a meal, a tasting, a ride or a purchase. */
  readonly sansEntree?: true;
}

/** The type of an objet in one word, whatever its system. */
export const TYPES_BRIDGE = [
  { value: 'evenement', label: 'Fête et manifestation', schemaOrg: 'Event', dataTourisme: 'EntertainmentAndEvent' },
  { value: 'hotel', label: 'Hôtel', schemaOrg: 'Hotel', dataTourisme: 'Hotel', sansEntree: true },
  { value: 'camping', label: 'Camping', schemaOrg: 'Campground', dataTourisme: 'Camping', sansEntree: true },
  {
    value: 'location',
    label: 'Location de vacances',
    schemaOrg: 'LodgingBusiness',
    dataTourisme: 'RentalAccommodation',
    sansEntree: true,
  },
  {
    value: 'hebergement-collectif',
    label: 'Hébergement collectif',
    schemaOrg: 'LodgingBusiness',
    dataTourisme: 'CollectiveAccommodation',
    sansEntree: true,
  },
  {
    value: 'chambre-hotes',
    label: 'Chambre d’hôtes',
    schemaOrg: 'BedAndBreakfast',
    dataTourisme: 'Guesthouse',
    sansEntree: true,
  },
  { value: 'restaurant', label: 'Restaurant', schemaOrg: 'Restaurant', dataTourisme: 'Restaurant', sansEntree: true },
  { value: 'patrimoine', label: 'Patrimoine culturel', schemaOrg: 'TouristAttraction', dataTourisme: 'CulturalSite' },
  { value: 'nature', label: 'Patrimoine naturel', schemaOrg: 'TouristAttraction', dataTourisme: 'NaturalHeritage' },
  { value: 'activite', label: 'Activité', schemaOrg: 'Product', dataTourisme: 'Practice' },
  {
    value: 'equipement',
    label: 'Équipement de loisirs',
    schemaOrg: 'SportsActivityLocation',
    dataTourisme: 'SportsAndLeisurePlace',
  },
  {
    value: 'degustation',
    label: 'Dégustation',
    schemaOrg: 'LocalBusiness',
    dataTourisme: 'TastingProvider',
    sansEntree: true,
  },
  {
    value: 'commerce',
    label: 'Commerce et service',
    schemaOrg: 'LocalBusiness',
    dataTourisme: 'Store',
    sansEntree: true,
  },
  { value: 'itineraire', label: 'Itinéraire', schemaOrg: 'TouristTrip', dataTourisme: 'Tour' },
  { value: 'sejour', label: 'Séjour packagé', schemaOrg: 'TouristTrip', dataTourisme: 'Product' },
  { value: 'organisme', label: 'Organisme', schemaOrg: 'Organization', dataTourisme: 'ServiceProvider' },
  { value: 'transport', label: 'Transport', schemaOrg: 'LocalBusiness', dataTourisme: 'Transport', sansEntree: true },
  { value: 'domaine-skiable', label: 'Domaine skiable', schemaOrg: 'SkiResort', dataTourisme: 'SkiResort' },
  { value: 'territoire', label: 'Territoire', schemaOrg: 'Place', dataTourisme: 'Place' },
  { value: 'autre', label: 'Autre', schemaOrg: 'Place', dataTourisme: 'PointOfInterest' },
] as const satisfies readonly (Choice & Ailleurs)[];

export type TypeBridge = (typeof TYPES_BRIDGE)[number]['value'];
export const CODES_TYPES_BRIDGE = TYPES_BRIDGE.map(({ value }) => value);

/** The name of a type, or its code when unknown. */
export const labelOfType = (code: string): string => TYPES_BRIDGE.find(({ value }) => value === code)?.label ?? code;
