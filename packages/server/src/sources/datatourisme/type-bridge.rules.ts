import type { TypeBridge } from '@bridge/contract';

/** Classes of the ontology, the precise before those that hold them: the first that a record has is what it is. */
const CLASSES: readonly (readonly [string, TypeBridge])[] = [
  ['EntertainmentAndEvent', 'evenement'],
  ['Event', 'evenement'],
  ['Guesthouse', 'chambre-hotes'],
  ['BedAndBreakfast', 'chambre-hotes'],
  ['CampingAndCaravanning', 'camping'],
  ['Camping', 'camping'],
  ['CollectiveAccommodation', 'hebergement-collectif'],
  ['GroupLodging', 'hebergement-collectif'],
  ['HolidayCentre', 'hebergement-collectif'],
  ['HotelTrade', 'hotel'],
  ['Hotel', 'hotel'],
  ['SelfCateringAccommodation', 'location'],
  ['RentalAccommodation', 'location'],
  ['Tour', 'itineraire'],
  ['SkiResort', 'domaine-skiable'],
  ['TastingProvider', 'degustation'],
  ['Tasting', 'degustation'],
  ['Producer', 'degustation'],
  ['FoodEstablishment', 'restaurant'],
  ['Restaurant', 'restaurant'],
  ['TouristInformationCenter', 'organisme'],
  ['LocalTouristOffice', 'organisme'],
  ['NaturalHeritage', 'nature'],
  ['ParkAndGarden', 'nature'],
  ['CulturalSite', 'patrimoine'],
  ['Transport', 'transport'],
  ['Practice', 'activite'],
  ['SportsAndLeisurePlace', 'equipement'],
  ['Store', 'commerce'],
  ['Rental', 'commerce'],
  ['ConvenientService', 'commerce'],
  ['BusinessPlace', 'equipement'],
  ['Accommodation', 'location'],
  ['ServiceProvider', 'organisme'],
  ['Product', 'sejour'],
];

/** Classes that every record has, and that tell nothing of its kind. */
const GENERALES = /^(?:PointOfInterest|PlaceOfInterest|OrderedList|Thing|Product|LocalBusiness|LodgingBusiness)$/;

export function typeBridgeDatatourisme(classes: readonly string[]): TypeBridge {
  return CLASSES.find(([name]) => classes.includes(name))?.[1] ?? 'autre';
}

/** Its classes as words, those of the ontology alone. */
export const classesUtiles = (types: readonly string[]): readonly string[] => [
  ...new Set(types.filter((name) => !GENERALES.test(name))),
];
