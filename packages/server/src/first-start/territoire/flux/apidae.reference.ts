import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import type { Offre } from '../offre.ts';
import { cuisineDe } from '../offres/restaurants.ts';
import { genreDe } from '../textes/genres.textes.ts';
import type { Libelles } from '../vocabulaire.ts';

/** A word of the reference list; objects hold its list and its id only. */
export interface Element extends Libelles {
  readonly liste: string;
  readonly id: number;
}

export const reference = ({ liste, id }: Pick<Element, 'liste' | 'id'>) => ({ elementReferenceType: liste, id });

const element = (liste: string, id: number, { fr, en, de }: Libelles): Element => ({ liste, id, fr, en, de });
const mots = (fr: string, en: string, de: string): Libelles => ({ fr, en, de });

/** The list that the finer kind of each type belongs to. */
const LISTES_GENRES: Readonly<Record<string, string>> = {
  evenement: 'FeteEtManifestationCategorie',
  patrimoine: 'PatrimoineCulturelType',
  nature: 'PatrimoineNaturelCategorie',
  activite: 'ActiviteSportivePrestation',
  equipement: 'EquipementActivite',
  itineraire: 'EquipementActivite',
  degustation: 'DegustationTypeProduit',
  commerce: 'CommerceEtServiceTypeDetaille',
  organisme: 'StructureType',
};

const CATEGORIES_RESTAURANT: Readonly<Record<string, readonly [string, number]>> = {
  terroir: ['RestaurationCategorie', 2883],
  bistronomique: ['RestaurationCategorie', 5351],
  creperie: ['RestaurationCategorie', 2882],
  pizzeria: ['RestaurationCategorie', 2886],
  brasserie: ['RestaurationCategorie', 2880],
  ferme: ['RestaurationType', 2861],
  vegetarien: ['RestaurationSpecialite', 2995],
  poisson: ['RestaurationSpecialite', 2982],
  monde: ['RestaurationCategorie', 2893],
  gastronomique: ['RestaurationCategorie', 3825],
};

export function elementDuGenre({ type, genre }: Offre): Element | undefined {
  const cuisine = cuisineDe(genre);
  const categorie = CATEGORIES_RESTAURANT[genre];
  if (type === 'restaurant' && cuisine && categorie) return element(...categorie, cuisine);
  const connu = genreDe(type, genre);
  const liste = LISTES_GENRES[type];
  return connu && liste ? element(liste, connu.apidae, connu) : undefined;
}

const SOUS_TYPES: Readonly<Record<string, Element>> = {
  hotel: element('HotellerieType', 2734, mots('Hôtel', 'Hotel', 'Hotel')),
  camping: element('HotelleriePleinAirType', 2410, mots('Camping', 'Campsite', 'Camping')),
  location: element('HebergementLocatifType', 2620, mots('Meublés et gîtes', 'Holiday rentals', 'Ferienwohnungen')),
  'chambre-hotes': element('HebergementLocatifType', 2619, mots('Chambre d’hôtes', 'Guesthouse', 'Gästezimmer')),
  'hebergement-collectif': element('HebergementCollectifType', 2647, mots('Gîte d’étape', 'Hostel', 'Herberge')),
  restaurant: element('RestaurationType', 2866, mots('Restaurant', 'Restaurant', 'Restaurant')),
  activite: element('ActiviteType', 1789, mots('Activités sportives', 'Sports', 'Sport')),
  equipement: element('EquipementRubrique', 2993, mots('Autres loisirs', 'Other leisure', 'Sonstige Freizeit')),
  itineraire: element('EquipementRubrique', 2988, mots('Loisirs sportifs', 'Sports leisure', 'Sportliche Freizeit')),
  commerce: element('CommerceEtServiceType', 1874, mots('Commerces', 'Shops', 'Geschäfte')),
};
export const sousType = (type: string): Element | undefined => SOUS_TYPES[type];

const CLASSEMENTS: Readonly<Record<string, readonly [string, readonly number[]]>> = {
  hotel: ['HotellerieClassement', [2748, 2749, 2750, 2751]],
  camping: ['HotelleriePleinAirClassement', [2541, 2543, 2546, 2548]],
  location: ['HebergementLocatifClassementPrefectoral', [2627, 2628, 2629, 2630]],
};

export function elementDuClassement({ type, etoiles = 0 }: Pick<Offre, 'type' | 'etoiles'>): Element | undefined {
  const [liste, ids] = CLASSEMENTS[type] ?? [];
  const id = ids?.[etoiles - 1];
  const s = etoiles > 1 ? 's' : '';
  if (!liste || id === undefined) return undefined;
  return element(
    liste,
    id,
    mots(`${etoiles} étoile${s}`, `${etoiles} star${s}`, `${etoiles} Stern${etoiles > 1 ? 'e' : ''}`),
  );
}

const MOYENS: readonly Element[] = [
  element('MoyenCommunicationType', 201, mots('Téléphone', 'Telephone', 'Telefon')),
  element('MoyenCommunicationType', 202, mots('Fax', 'Fax', 'Fax')),
  element('MoyenCommunicationType', 204, mots('Mél', 'E-mail', 'E-Mail')),
  element('MoyenCommunicationType', 205, mots('Site web (URL)', 'Website', 'Website')),
  element('MoyenCommunicationType', 207, mots('Page Facebook', 'Facebook page', 'Facebook-Seite')),
];

const entrees = <T extends Libelles & { readonly apidae: number }>(liste: string, table: Readonly<Record<string, T>>) =>
  Object.values(table).map((mot) => element(liste, mot.apidae, mot));

/** The words that these offers use, each once. */
export function elementsDe(offres: readonly Offre[]): Element[] {
  const tous = [
    element('Pays', 532, mots('France', 'France', 'Frankreich')),
    ...MOYENS,
    ...entrees('ModePaiement', PAIEMENTS),
    ...entrees('TarifType', TARIFS),
    ...entrees('Langue', LANGUES_PARLEES),
    ...Object.values(FAITS)
      .filter(({ apidae }) => apidae[0] !== 'critere')
      .map((fait) => element(...fait.apidae, fait)),
    ...Object.values(SOUS_TYPES),
    ...offres
      .flatMap((offre) => [elementDuGenre(offre), elementDuClassement(offre)])
      .filter((mot) => mot !== undefined),
  ];
  return [...new Map(tous.map((mot) => [`${mot.liste}/${mot.id}`, mot])).values()];
}
