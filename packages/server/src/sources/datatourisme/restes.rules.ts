import type { DocumentObjet } from '@bridge/contract';
import { reseauDe } from '../clean/contact.rules.ts';
import { critereDe, OUTILS, put, putOther } from './faits.rules.ts';
import { champ, codeDe, enLigne, isNoeud, lignesDe, type Noeud, noeuds, nu, texteDe, tous } from './valeurs.rules.ts';

/** What each kind of node says in a place of its own, by the way that leads to it from the record; the rest of it is kept as facts. */
const LUES: readonly (readonly [chemin: string, proprietes: string])[] = [
  [
    'isLocatedAt',
    'address geo name altitude directions openingHoursSpecification textOpeningHoursSpecification textOpeningHours petsAllowed',
  ],
  ['isLocatedAt.address', 'streetAddress postalCode addressLocality addressCountry hasAddressCity'],
  ['isLocatedAt.address.hasAddressCity', 'insee label isPartOfDepartment'],
  ['isLocatedAt.geo', 'latitude longitude'],
  [
    'isLocatedAt.openingHoursSpecification',
    'validFrom validThrough opens closes dayOfWeek appliesOnDay additionalInformation',
  ],
  ['takesPlaceAt', 'startDate endDate startTime endTime dayOfWeek appliesOnDay additionalInformation'],
  ['hasFeature', 'features hasFloorSize occupancy numberOfRooms internetAccess petsAllowed value'],
  ['hasFeature.features', 'label name'],
  ['hasDescription', 'shortDescription description isDedicatedTo label'],
  ['offers', 'acceptedPaymentMethod priceSpecification additionalInformation'],
  [
    'offers.priceSpecification',
    'price minPrice maxPrice priceCurrency name hasEligiblePolicy hasAudience hasPricingMode hasPricingOffer hasPricingSeason additionalInformation validFrom validThrough appliesOnPeriod',
  ],
  ['hasReview', 'hasReviewValue'],
  ['hasReview.hasReviewValue', 'label name ratingValue isCompliantWith'],
  ['hasMainRepresentation.hasAnnotation', 'title abstract comments credits isCoveredBy rightsStartDate rightsEndDate'],
  ['hasRepresentation.hasAnnotation', 'title abstract comments credits isCoveredBy rightsStartDate rightsEndDate'],
];

/** What a record says in nodes inside of it, and that has no place of its own: nothing is lost. */
export function putRestes(document: DocumentObjet, record: Noeud): void {
  for (const [chemin, proprietes] of LUES) {
    const lues = new Set(proprietes.split(' '));
    for (const node of reached(record, chemin.split('.')))
      for (const [key, value] of Object.entries(node))
        if (!OUTILS.has(key) && !lues.has(nu(key))) putOther(document, nu(key), value);
  }
  const [premier, ...autresLieux] = noeuds(champ(record, 'isLocatedAt'));
  // The first address of the first place is where the offer is.
  const [, ...autresAdresses] = premier === undefined ? [] : noeuds(champ(premier, 'address'));
  putAdresse(document, 'isLocatedAt', [], { address: autresAdresses });
  for (const lieu of autresLieux) putLieu(document, lieu);
  for (const property of ['hasContact', 'hasBookingContact'])
    for (const agent of noeuds(champ(record, property)))
      putAdresse(document, property, [texteDe(agent, 'legalName')], agent);
  putDiffuseurs(document, record);
  for (const node of noeuds(champ(record, 'hasTranslatedProperty')))
    put(document, { critere: critereDe('hasTranslatedProperty'), texte: motsDe(node).join(', ') });
  for (const adresse of lignesDe(record, 'sameAs'))
    if (reseauDe(adresse) === 'site') put(document, { critere: critereDe('sameAs'), texte: adresse });
}

function reached(node: Noeud, [name, ...others]: readonly string[]): readonly Noeud[] {
  return name === undefined ? [node] : noeuds(champ(node, name)).flatMap((one) => reached(one, others));
}

/** Another place of the offer: its address, then its point, its altitude and how to get there. */
function putLieu(document: DocumentObjet, lieu: Noeud): void {
  const nom = texteDe(lieu, 'name');
  const adresses = noeuds(champ(lieu, 'address'));
  putAdresse(document, 'isLocatedAt', [nom], { address: adresses.length === 0 ? [{}] : adresses });
  for (const geo of noeuds(champ(lieu, 'geo'))) {
    const point = [texteDe(geo, 'latitude'), texteDe(geo, 'longitude')].filter((one) => one !== undefined);
    if (point.length === 2)
      put(document, { critere: critereDe('geo'), texte: [nom, point.join(', ')].filter(Boolean).join('\u00a0: ') });
  }
  for (const name of ['altitude', 'directions']) putOther(document, name, champ(lieu, name));
}

/** An address that is not where the offer is: as it is written on a letter. */
function putAdresse(
  document: DocumentObjet,
  code: string,
  debut: readonly (string | undefined)[],
  porteur: Noeud,
): void {
  for (const adresse of noeuds(champ(porteur, 'address'))) {
    const commune = [lignesDe(adresse, 'postalCode')[0], ...lignesDe(adresse, 'addressLocality')]
      .filter(Boolean)
      .join(' ');
    const texte = [...debut, ...lignesDe(adresse, 'streetAddress'), commune].filter(Boolean).join(', ');
    if (texte !== '') put(document, { critere: critereDe(code), texte });
  }
}

/** Keeps the publisher of the offer where it is not its author. */
function putDiffuseurs(document: DocumentObjet, record: Noeud): void {
  const [auteur] = noeuds(champ(record, 'hasBeenCreatedBy'));
  for (const diffuseur of noeuds(champ(record, 'hasBeenPublishedBy'))) {
    const [code, nom] = [codeDe(diffuseur), texteDe(diffuseur, 'legalName')];
    if (code === undefined || nom === undefined || (auteur !== undefined && codeDe(auteur) === code)) continue;
    const modalite = { schema: 'datatourisme:Organization', code, libelle: { fr: nom } };
    put(document, { critere: critereDe('hasBeenPublishedBy'), modalite });
  }
}

/** All texts of a node, whatever its properties are. */
function motsDe(node: Noeud): readonly string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (OUTILS.has(key)) return [];
    return tous(value).flatMap((one) => {
      if (!isNoeud(one)) return lignesDe({ mot: one }, 'mot');
      return enLigne(champ(one, 'label')).fr ?? codeDe(one) ?? lignesDe({ mot: one }, 'mot');
    });
  });
}
