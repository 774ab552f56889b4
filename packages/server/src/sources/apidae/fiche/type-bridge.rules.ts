import type { Terme, TypeBridge } from '@bridge/contract';
import { lexique } from '../../clean/lexique.ts';
import { type Champs, identifiant, liste, objet, termeOf, termesOf } from './valeurs.rules.ts';

interface TypeApidae {
  readonly bridge: TypeBridge;
  readonly libelle: string;
  /** The property that holds the information of this type. */
  readonly bloc: string;
}

export const TYPES_APIDAE = lexique<TypeApidae>({
  ACTIVITE: { bridge: 'activite', libelle: 'Activité', bloc: 'informationsActivite' },
  COMMERCE_ET_SERVICE: { bridge: 'commerce', libelle: 'Commerce et service', bloc: 'informationsCommerceEtService' },
  DEGUSTATION: { bridge: 'degustation', libelle: 'Dégustation', bloc: 'informationsDegustation' },
  DOMAINE_SKIABLE: { bridge: 'domaine-skiable', libelle: 'Domaine skiable', bloc: 'informationsDomaineSkiable' },
  EQUIPEMENT: { bridge: 'equipement', libelle: 'Équipement', bloc: 'informationsEquipement' },
  FETE_ET_MANIFESTATION: {
    bridge: 'evenement',
    libelle: 'Fête et manifestation',
    bloc: 'informationsFeteEtManifestation',
  },
  HEBERGEMENT_COLLECTIF: {
    bridge: 'hebergement-collectif',
    libelle: 'Hébergement collectif',
    bloc: 'informationsHebergementCollectif',
  },
  HEBERGEMENT_LOCATIF: { bridge: 'location', libelle: 'Hébergement locatif', bloc: 'informationsHebergementLocatif' },
  HOTELLERIE: { bridge: 'hotel', libelle: 'Hôtellerie', bloc: 'informationsHotellerie' },
  HOTELLERIE_PLEIN_AIR: {
    bridge: 'camping',
    libelle: 'Hôtellerie de plein air',
    bloc: 'informationsHotelleriePleinAir',
  },
  PATRIMOINE_CULTUREL: { bridge: 'patrimoine', libelle: 'Patrimoine culturel', bloc: 'informationsPatrimoineCulturel' },
  PATRIMOINE_NATUREL: { bridge: 'nature', libelle: 'Patrimoine naturel', bloc: 'informationsPatrimoineNaturel' },
  RESTAURATION: { bridge: 'restaurant', libelle: 'Restauration', bloc: 'informationsRestauration' },
  SEJOUR_PACKAGE: { bridge: 'sejour', libelle: 'Séjour packagé', bloc: 'informationsSejourPackage' },
  STRUCTURE: { bridge: 'organisme', libelle: 'Structure', bloc: 'informationsStructure' },
  TERRITOIRE: { bridge: 'territoire', libelle: 'Territoire', bloc: 'informationsTerritoire' },
});

/** Types of shops and services that are associations and institutions. */
const ORGANISMES = new Set(['4012', '4013', '4014']);
/** Detailed types that are transport: taxis, stations, carriers. */
const TRANSPORTS = new Set([
  '2323',
  '2452',
  '2456',
  '2457',
  '2460',
  '5404',
  '5433',
  '5434',
  '5435',
  '5571',
  '5739',
  '5986',
  '5987',
  '6096',
  '6535',
]);
const CHAMBRES_HOTES = new Set(['2619', '5902']);

/** The type of an object. Where the answer left the type out, the block that it holds tells it. */
export function typeApidaeOf(valeur: Champs): string | null {
  if (typeof valeur.type === 'string') return valeur.type in TYPES_APIDAE ? valeur.type : null;
  for (const type in TYPES_APIDAE) if (valeur[TYPES_APIDAE[type]?.bloc ?? ''] !== undefined) return type;
  return null;
}

export function blocOf(valeur: Champs, type: string | null): Champs {
  return type === null ? {} : objet(valeur[TYPES_APIDAE[type]?.bloc ?? '']);
}

export function typeBridgeApidae(type: string | null, bloc: Champs): TypeBridge {
  switch (type) {
    case null:
      return 'autre';
    case 'HEBERGEMENT_LOCATIF':
      return CHAMBRES_HOTES.has(identifiant(objet(bloc.hebergementLocatifType).id) ?? '')
        ? 'chambre-hotes'
        : 'location';
    case 'EQUIPEMENT':
      return Object.keys(objet(bloc.itineraire)).length > 0 ? 'itineraire' : 'equipement';
    case 'COMMERCE_ET_SERVICE': {
      if (ORGANISMES.has(identifiant(objet(bloc.commerceEtServiceType).id) ?? '')) return 'organisme';
      const details = liste(bloc.typesDetailles).map((detail) => identifiant(objet(detail).id) ?? '');
      return details.some((id) => TRANSPORTS.has(id)) ? 'transport' : 'commerce';
    }
    default:
      return TYPES_APIDAE[type]?.bridge ?? 'autre';
  }
}

const SOUS_TYPE =
  /Types?$|^types(?:Manifestation|Detailles|Produit)$|^(?:categories|themes|rubrique|evenementGenerique|activiteCategories)$/;

/** The words for the type of an object: its family first, then the words that make it precise. */
export function typesApidae(type: string | null, bloc: Champs): Terme[] {
  const types: Terme[] = [];
  if (type !== null)
    types.push({ schema: 'apidae:Type', code: type, libelle: { fr: TYPES_APIDAE[type]?.libelle ?? type } });
  for (const key in bloc) {
    if (!SOUS_TYPE.test(key)) continue;
    const value = bloc[key];
    if (Array.isArray(value)) types.push(...termesOf(value));
    else {
      const terme = termeOf(value);
      if (terme !== null) types.push(terme);
    }
  }
  return types;
}
