import { civilDay, type Langue, TYPES_BRIDGE, type TypeBridge } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { communeDe } from '../../../catalogue/commune.rules.ts';
import { adressePostale, coordonnees, etoiles, libelles, memeChose, prestations, telephone } from './jsonld.lieu.ts';
import { gammeDePrix, gratuit, offre } from './jsonld.prix.ts';
import { horaires, prochaineFois } from './jsonld.temps.ts';
import { dansLaLangue, enClair, nomPropre, sansVide } from './jsonld.valeur.ts';

export { scriptDeJsonLd } from './jsonld.valeur.ts';

export interface OptionsDeJsonLd {
  readonly langue: Langue;
  /** The absolute address of the page. */
  readonly adresse: string;
  /** Absolute. */
  readonly image: string | null;
  /** The absolute address that the site starts with. */
  readonly site: string;
  readonly at: Date;
  /** The names of the words of its document, for prices that have a code alone. */
  readonly mots: Noms['mots'];
}

const CONTEXT = 'https://schema.org';

/** The data of an objet for search engines: what its type may have, and only what is public. */
export function jsonLdDObjet(objet: ObjetRendu, options: OptionsDeJsonLd): object {
  const type = typeDe(objet, options);
  const chose = { ...commun(objet, options), ...propres(type, objet, options) };
  return Object(sansVide({ '@context': CONTEXT, '@type': type, ...chose }));
}

const ENTREPRISES = new Set(['Restaurant', 'LocalBusiness', 'SportsActivityLocation', 'SkiResort']);
const HEBERGEMENTS = new Set(['Hotel', 'Campground', 'LodgingBusiness', 'BedAndBreakfast']);

/**
 * An event is one while it has a date to come. An activity is told as the place of the activity, or as a service
 * without a place: a product would need a price and reviews.
 */
function typeDe({ indexe, document }: ObjetRendu, { at }: OptionsDeJsonLd): string {
  const type = schemaOrgDe(indexe.typeBridge);
  if (type === 'Event') return prochaineFois(document.ouverture, at) === null ? 'TouristAttraction' : type;
  if (type !== 'Product') return type;
  return document.lieu.commune === undefined && document.lieu.point === undefined ? 'Service' : 'TouristAttraction';
}

const schemaOrgDe = (code: TypeBridge): string =>
  TYPES_BRIDGE.find(({ value }) => value === code)?.schemaOrg ?? 'Place';

/** The words that the entity wrote, before those of the source. */
function wordsOf(champ: 'nom' | 'resume' | 'description', { textes, document }: ObjetRendu) {
  const ecrits = textes.filter((texte) => texte.champ === champ).map(({ langue, valeur }) => [langue, valeur]);
  return [Object.fromEntries(ecrits), document[champ]];
}

function nomDe(objet: ObjetRendu, langue: Langue): string {
  return nomPropre(wordsOf('nom', objet), langue) ?? enClair(objet.indexe.nom) ?? `${objet.indexe.id}`;
}

function commun(objet: ObjetRendu, { langue, adresse, image, site }: OptionsDeJsonLd) {
  return {
    '@id': `${adresse}#objet`,
    name: nomDe(objet, langue),
    description: dansLaLangue(wordsOf('description', objet), langue) ?? dansLaLangue(wordsOf('resume', objet), langue),
    url: adresse,
    image: image === null ? undefined : [image],
    identifier: String(objet.indexe.id),
    sameAs: memeChose(objet),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': adresse,
      inLanguage: langue,
      dateModified: objet.indexe.sourceMajLe?.toISOString(),
      isPartOf: { '@type': 'WebSite', url: site },
    },
  };
}

function propres(type: string, objet: ObjetRendu, options: OptionsDeJsonLd) {
  const { langue, adresse, at, mots } = options;
  const { document } = objet;
  const jour = civilDay(at);
  const lieu = { address: adressePostale(document), geo: coordonnees(document) };
  const labels = libelles(document.labels, langue).slice(0, 20);
  switch (type) {
    case 'Event':
      return {
        ...prochaineFois(document.ouverture, at),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: enClair(document.lieu.nom ?? communeDe(document.lieu), 200), ...lieu },
        isAccessibleForFree: gratuit({ objet, mots }, jour),
        offers: offre({ objet, mots }, jour, adresse),
        inLanguage: langue,
      };
    case 'TouristTrip':
      return {
        itinerary: { '@type': 'Place', ...lieu },
        touristType: libelles(document.publics, langue),
        offers: offre({ objet, mots }, jour, adresse),
      };
    case 'Service':
      return { areaServed: lieu.address.addressCountry, offers: offre({ objet, mots }, jour, adresse), award: labels };
    case 'Organization':
      return { ...lieuSans(lieu), telephone: telephone(objet), award: labels };
    default:
      return { ...lieu, ...dUnLieu(objet, options), ...dUneEntreprise(type, objet, options, labels) };
  }
}

/** An organisation is not a place: its address is told as that of its place. */
const lieuSans = ({ address, geo }: { readonly address: object; readonly geo: object | undefined }) => ({
  address,
  location: geo && { '@type': 'Place', address, geo },
});

function dUnLieu(objet: ObjetRendu, { langue, at, mots }: OptionsDeJsonLd) {
  const { document } = objet;
  return {
    telephone: telephone(objet),
    // An event that is over is not closed.
    openingHoursSpecification:
      objet.indexe.typeBridge === 'evenement' ? undefined : horaires(document.ouverture, civilDay(at)),
    amenityFeature: prestations(document, langue),
    isAccessibleForFree: gratuit({ objet, mots }, civilDay(at)),
  };
}

function dUneEntreprise(type: string, objet: ObjetRendu, options: OptionsDeJsonLd, award: readonly string[]) {
  if (!ENTREPRISES.has(type) && !HEBERGEMENTS.has(type)) return {};
  const { langue, at, mots } = options;
  const priceRange = gammeDePrix({ objet, mots }, civilDay(at), langue);
  if (!HEBERGEMENTS.has(type)) return { priceRange, award };
  return { priceRange, award, starRating: etoiles(objet.document), petsAllowed: objet.document.animaux };
}

interface Liste {
  readonly titre: string;
  /** Absolute. */
  readonly adresse: string;
  readonly elements: readonly { readonly nom: string; readonly adresse: string }[];
}

/** The objets of a list as data, in its order. */
export function jsonLdDeListe({ titre, adresse, elements }: Liste): object {
  const items = elements.map(({ nom, adresse: url }, rang) => ({
    '@type': 'ListItem',
    position: rang + 1,
    name: enClair(nom),
    url,
  }));
  return {
    ...Object(sansVide({ '@context': CONTEXT, '@type': 'ItemList', name: enClair(titre), url: adresse })),
    numberOfItems: elements.length,
    ...Object(sansVide({ itemListElement: items })),
  };
}

/** The breadcrumb as data. The addresses are absolute. */
export function jsonLdDAriane(liens: readonly { readonly libelle: string; readonly href: string }[]): object {
  const items = liens
    .map(({ libelle, href }) => ({ name: enClair(libelle), item: href }))
    .filter(({ name }) => name !== undefined)
    .map((lien, rang) => ({ '@type': 'ListItem', position: rang + 1, ...lien }));
  return Object(sansVide({ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: items }));
}
