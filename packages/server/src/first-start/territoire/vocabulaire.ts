import type { TypeBridge } from '@bridge/contract';

export interface Libelles {
  readonly fr: string;
  readonly en: string;
  readonly de: string;
}

/** The names of a type of offer in each system. */
interface NomsDuType extends Libelles {
  /** Three letters and label of the Tourinsoft form. */
  readonly bordereau: readonly [string, string];
  /** Id of the LEI type. */
  readonly lei: number;
  /** Type and block of Apidae. */
  readonly apidae: readonly [string, string];
}

const type = (
  [fr, en, de]: readonly [string, string, string],
  bordereau: readonly [string, string],
  lei: number,
  apidae: readonly [string, string],
): NomsDuType => ({ fr, en, de, bordereau, lei, apidae });

const TYPES_TERRITOIRE = {
  hotel: type(['Hôtel', 'Hotel', 'Hotel'], ['HOT', 'Hôtellerie'], 96000001, ['HOTELLERIE', 'Hotellerie']),
  camping: type(['Camping', 'Campsite', 'Camping'], ['HPA', 'Hôtellerie de plein air'], 96000002, [
    'HOTELLERIE_PLEIN_AIR',
    'HotelleriePleinAir',
  ]),
  location: type(
    ['Meublé de tourisme', 'Holiday rental', 'Ferienwohnung'],
    ['HLO', 'Hébergements locatifs'],
    96000003,
    ['HEBERGEMENT_LOCATIF', 'HebergementLocatif'],
  ),
  'chambre-hotes': type(['Chambre d’hôtes', 'Guesthouse', 'Gästezimmer'], ['CDH', 'Chambres d’hôtes'], 96000004, [
    'HEBERGEMENT_LOCATIF',
    'HebergementLocatif',
  ]),
  'hebergement-collectif': type(
    ['Hébergement collectif', 'Group accommodation', 'Gruppenunterkunft'],
    ['HCO', 'Hébergements collectifs'],
    96000005,
    ['HEBERGEMENT_COLLECTIF', 'HebergementCollectif'],
  ),
  restaurant: type(['Restauration', 'Restaurant', 'Gastronomie'], ['RES', 'Restauration'], 96000006, [
    'RESTAURATION',
    'Restauration',
  ]),
  patrimoine: type(['Patrimoine culturel', 'Heritage', 'Kulturerbe'], ['PCU', 'Patrimoine culturel'], 96000007, [
    'PATRIMOINE_CULTUREL',
    'PatrimoineCulturel',
  ]),
  nature: type(['Patrimoine naturel', 'Natural heritage', 'Naturerbe'], ['PNA', 'Patrimoine naturel'], 96000008, [
    'PATRIMOINE_NATUREL',
    'PatrimoineNaturel',
  ]),
  activite: type(['Activité de loisirs', 'Activity', 'Freizeitaktivität'], ['LOI', 'Loisirs'], 96000009, [
    'ACTIVITE',
    'Activite',
  ]),
  equipement: type(['Équipement de loisirs', 'Leisure facility', 'Freizeitanlage'], ['LOI', 'Loisirs'], 96000010, [
    'EQUIPEMENT',
    'Equipement',
  ]),
  degustation: type(['Dégustation', 'Tasting', 'Verkostung'], ['DEG', 'Dégustations'], 96000011, [
    'DEGUSTATION',
    'Degustation',
  ]),
  commerce: type(
    ['Commerce et service', 'Shops and services', 'Geschäfte und Dienste'],
    ['INF', 'Information et service'],
    96000012,
    ['COMMERCE_ET_SERVICE', 'CommerceEtService'],
  ),
  itineraire: type(['Itinéraire', 'Route', 'Route'], ['ITI', 'Itinéraires touristiques'], 96000013, [
    'EQUIPEMENT',
    'Equipement',
  ]),
  sejour: type(['Séjour packagé', 'Package', 'Pauschalangebot'], ['SEJ', 'Séjours'], 96000014, [
    'SEJOUR_PACKAGE',
    'SejourPackage',
  ]),
  organisme: type(['Organisme', 'Organisation', 'Organisation'], ['ORG', 'Organismes'], 96000015, [
    'STRUCTURE',
    'Structure',
  ]),
  evenement: type(['Fête et manifestation', 'Event', 'Veranstaltung'], ['FMA', 'Fêtes et manifestations'], 96000016, [
    'FETE_ET_MANIFESTATION',
    'FeteEtManifestation',
  ]),
} as const satisfies Partial<Record<TypeBridge, NomsDuType>>;
export type TypeTerritoire = keyof typeof TYPES_TERRITOIRE;

export function nomsDuType(code: TypeBridge): NomsDuType {
  if (!isTypeTerritoire(code)) throw new Error(`no offer of the territory is of type ${code}`);
  return TYPES_TERRITOIRE[code];
}

const isTypeTerritoire = (code: TypeBridge): code is TypeTerritoire => code in TYPES_TERRITOIRE;
