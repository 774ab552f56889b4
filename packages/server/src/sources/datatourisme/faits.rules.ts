import type { CritereObjet, DocumentObjet, Terme, Textes } from '@bridge/contract';
import { langueParlee } from '../clean/langue.words.ts';
import { lexique } from '../clean/lexique.ts';
import { nombreOf } from '../clean/nombre.rules.ts';
import { folded, textOfField } from '../clean/texte.rules.ts';
import {
  booleenDe,
  champ,
  classesDe,
  isNoeud,
  isVide,
  motsOuNoeuds,
  type Noeud,
  noeuds,
  nu,
  termeOf,
  termesOf,
  texteDe,
  textesOf,
  tous,
} from './valeurs.rules.ts';

/** Properties that have a place of their own in the catalogue, or that say nothing of the offer. */
const PLACEES: ReadonlySet<string> = new Set(
  '@id @type @context id uri type key identifier label comment hasDescription isLocatedAt takesPlaceAt startDate endDate offers hasContact hasBookingContact hasCommunicationContact hasManagementContact hasAdministrativeContact isOwnedBy hasMainRepresentation hasRepresentation hasReview hasTheme hasNeighborhood hasFeature availableLanguage allowedPersons hasAudience hasClientTarget hasBeenCreatedBy hasBeenPublishedBy creationDate lastUpdate lastUpdateDatatourisme hasTranslatedProperty reducedMobilityAccess petsAllowed sameAs isAccessibleForFree free'.split(
    ' ',
  ),
);

/** The French names of properties and of lists of the ontology. */
const NOMS = lexique<string>({
  CommonAmenity: 'Services et équipements',
  AccommodationAmenity: 'Équipements de l’hébergement',
  RestaurantAmenity: 'Équipements du restaurant',
  CampingAmenity: 'Équipements du camping',
  Amenity: 'Équipements',
  RoomAmenity: 'Équipements des chambres',
  providesCuisineOfType: 'Type de cuisine',
  providesFoodProduct: 'Produits servis',
  hasArchitecturalStyle: 'Style architectural',
  hasTourType: 'Type d’itinéraire',
  hasGeographicReach: 'Rayonnement',
  tourDistance: 'Distance (m)',
  highDifference: 'Dénivelé (m)',
  duration: 'Durée (min)',
  takeAway: 'Vente à emporter',
  internetAccess: 'Accès internet',
  guided: 'Visite guidée',
  saleOnSite: 'Vente sur place',
  occupancy: 'Occupants',
  numberOfRooms: 'Chambres',
  reducedMobilityAccess: 'Accès aux personnes à mobilité réduite',
  COVID19InOperationConfirmed: 'En activité pendant la crise sanitaire',
  COVID19OpeningPeriodsConfirmed: 'Ouvertures confirmées pendant la crise sanitaire',
  COVID19SpecialMeasures: 'Mesures sanitaires',
  hasBeenPublishedBy: 'Diffusé par',
  hasTranslatedProperty: 'Textes traduits',
  sameAs: 'Voir aussi',
  isLocatedAt: 'Autre lieu',
  hasContact: 'Adresse du contact',
  hasBookingContact: 'Adresse pour réserver',
  airQualityIndication: 'Qualité de l’air',
  altInsee: 'Autre commune',
  owner: 'Propriétaire',
  accessCondition: 'Conditions d’accès',
  eligibleQuantity: 'Quantité',
});

export const critereDe = (code: string): Terme => ({
  schema: 'datatourisme',
  code,
  // A property without a French name here is shown in the vocabulary among the words to name.
  libelle: NOMS[code] === undefined ? {} : { fr: NOMS[code] },
});
const ouiNon = (oui: boolean): Terme => ({
  schema: 'datatourisme:Boolean',
  code: oui ? 'oui' : 'non',
  libelle: { fr: oui ? 'Oui' : 'Non' },
});

/** Features, audiences, languages and every other property of a record: nothing that it says is lost. */
export function putFaits(document: DocumentObjet, record: Noeud): void {
  for (const feature of tous(champ(record, 'hasFeature')))
    putFeature(document, isNoeud(feature) ? feature : { features: feature });
  const persons = nombreOf(texteDe(record, 'allowedPersons'));
  if (persons !== null) document.capacites.push({ mesure: 'Personnes', valeur: persons });
  for (const value of tous(champ(record, 'availableLanguage'))) {
    const dite = isNoeud(value) ? termeOf(value, 'Language')?.code : value;
    const langue = typeof dite === 'string' ? langueParlee(dite, undefined) : undefined;
    if (langue !== undefined && !document.languesParlees.includes(langue)) document.languesParlees.push(langue);
  }
  if (booleenDe(record, 'reducedMobilityAccess') === true)
    document.accessibilite.push({
      schema: 'datatourisme',
      code: 'reducedMobilityAccess',
      libelle: { fr: 'Accessible aux personnes à mobilité réduite' },
    });
  else if (booleenDe(record, 'reducedMobilityAccess') === false) putScalar(document, 'reducedMobilityAccess', false);
  putPublics(document, record);
  const places = noeuds(champ(record, 'isLocatedAt'));
  const animaux = [record, ...places, ...noeuds(champ(record, 'hasFeature'))]
    .map((node) => booleenDe(node, 'petsAllowed'))
    .find((one) => one !== undefined);
  if (animaux !== undefined) document.animaux = animaux;
  for (const [key, value] of Object.entries(record)) if (!PLACEES.has(nu(key))) putOther(document, nu(key), value);
}

/** The people that an offer is for. How far it reaches out stands among its audiences in the flow, and is no public. */
function putPublics(document: DocumentObjet, record: Noeud): void {
  const audiences = tous(champ(record, 'hasAudience'));
  const isReach = (value: unknown): boolean => isNoeud(value) && classesDe(value).includes('GeographicReach');
  document.publics = [
    ...termesOf(champ(record, 'hasClientTarget'), 'PeopleAudience'),
    ...termesOf(
      audiences.filter((value) => !isReach(value)),
      'Audience',
    ),
  ];
  putOther(document, 'hasGeographicReach', audiences.filter(isReach));
}

function putFeature(document: DocumentObjet, feature: Noeud): void {
  const mots = motsOuNoeuds(feature, 'features').flatMap((value) => {
    const liste = classesDe(value)[0] ?? 'Amenity';
    const modalite = termeOf(value, liste);
    return modalite === null ? [] : [{ critere: critereDe(liste), modalite }];
  });
  putQuantite(document, feature, mots);
  for (const name of ['hasFloorSize', 'occupancy', 'numberOfRooms']) {
    for (const size of tous(champ(feature, name))) {
      const valeur = nombreOf(isNoeud(size) ? texteDe(size, 'value') : size);
      if (valeur === null) putOther(document, name, size);
      else
        document.capacites.push({ mesure: name === 'hasFloorSize' ? surfaceEn(size) : (NOMS[name] ?? name), valeur });
    }
  }
  const internet = booleenDe(feature, 'internetAccess');
  if (internet !== undefined) put(document, { critere: critereDe('internetAccess'), modalite: ouiNon(internet) });
}

/** A number counts the first word beside it; a text completes it. */
function putQuantite(document: DocumentObjet, feature: Noeud, mots: readonly CritereObjet[]): void {
  const dite = texteDe(feature, 'value');
  const quantite = nombreOf(dite);
  const [premier, ...autres] = mots;
  const label = premier?.modalite?.libelle.fr;
  if (quantite !== null && label !== undefined) document.capacites.push({ mesure: label, valeur: quantite });
  const complement =
    quantite === null ? (dite === undefined ? {} : { texte: dite }) : label === undefined ? { nombre: quantite } : {};
  if (premier !== undefined) put(document, { ...premier, ...complement });
  else if (Object.keys(complement).length > 0) put(document, { critere: critereDe('value'), ...complement });
  for (const mot of autres) put(document, mot);
}

/** Square metres, unless another unit is said. */
function surfaceEn(size: unknown): string {
  const unite = isNoeud(size) ? texteDe(size, 'unitText') : undefined;
  return `Surface (${unite === undefined || /^(?:m|m2|m²|mtk|metres? carres?)$/i.test(folded(unite)) ? 'm²' : unite})`;
}

export function put(document: DocumentObjet, fait: DocumentObjet['criteres'][number]): void {
  const known = document.criteres.some(
    ({ critere, modalite, texte, nombre }) =>
      critere.code === fait.critere.code &&
      modalite?.code === fait.modalite?.code &&
      texte === fait.texte &&
      nombre === fait.nombre,
  );
  if (!known) document.criteres.push(fait);
}

/** Properties about people, which are left out wherever they stand: only contacts hold them, with a role. */
const PERSONNELLES = /^(?:givenName|familyName|email|telephone|faxNumber|address)$/;

export function putOther(document: DocumentObjet, code: string, value: unknown): void {
  if (PERSONNELLES.test(code)) return;
  for (const one of tous(value)) {
    if (!isNoeud(one)) {
      putScalar(document, code, one);
      continue;
    }
    const corps = textesOf(one);
    const dits = Object.entries(one).filter(([key]) => !OUTILS.has(key));
    if ('@value' in one) putScalar(document, code, one['@value']);
    else if (!isVide(corps)) putTexte(document, code, corps);
    else if (champ(one, 'label') !== undefined || dits.length === 0) {
      const modalite = termeOf(one, code);
      if (modalite !== null) put(document, { critere: critereDe(code), modalite });
    } else for (const [key, nested] of dits) putOther(document, nu(key), nested);
  }
}

/** Names of nodes, which say nothing of the offer. */
export const OUTILS: ReadonlySet<string> = new Set(['@id', '@type', 'id', 'uri', 'type', 'key']);

function putTexte(document: DocumentObjet, code: string, corps: Textes): void {
  const known = document.textes.some(({ sujet, corps: dit }) => sujet.code === code && dit.fr === corps.fr);
  if (!known) document.textes.push({ sujet: critereDe(code), corps });
}

function putScalar(document: DocumentObjet, code: string, value: unknown): void {
  if (typeof value === 'boolean') {
    put(document, { critere: critereDe(code), modalite: ouiNon(value) });
    return;
  }
  const nombre = nombreOf(value);
  const texte = nombre === null ? textOfField(value) : undefined;
  if (nombre !== null) put(document, { critere: critereDe(code), nombre });
  else if (texte !== undefined) put(document, { critere: critereDe(code), texte });
}
