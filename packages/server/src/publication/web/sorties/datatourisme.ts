import { civilDay, type DocumentObjet, isAlEnvers, type Media, TYPES_BRIDGE } from '@bridge/contract';
import { isMontrable } from '../../../catalogue/photos/photo-source.rules.ts';
import { gratuit } from '../../../rendering/web/jsonld/jsonld.prix.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import type { ContenuDeSortie, ObjetDeSortie, PageDeSortie } from './contenu.ts';
import { descriptionsDe, equipementsDe, mot, offresDe, personnesDe } from './datatourisme.faits.ts';
import { compact, langues, type Noeud } from './datatourisme.noeud.ts';
import { evenementDe, horairesDe, motsDe } from './datatourisme.temps.ts';

const CONTEXT = {
  '@vocab': 'https://www.datatourisme.gouv.fr/ontology/core#',
  dc: 'http://purl.org/dc/elements/1.1/',
  ebucore: 'http://www.ebu.ch/metadata/ontologies/ebucore/ebucore#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  hydra: 'http://www.w3.org/ns/hydra/core#',
  kb: 'https://www.datatourisme.gouv.fr/resource/core#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  schema: 'http://schema.org/',
} as const;

/** A list in the vocabulary of DATAtourisme. A long list holds the address of its next part. */
export function writeDatatourisme(
  contenu: ContenuDeSortie,
  { total, precedente, suivante }: Pick<PageDeSortie, 'total' | 'precedente' | 'suivante'>,
  objets: readonly ObjetDeSortie[],
  /** What their producers call them, by number, where that is known. */
  producteurs: ReadonlyMap<number, string> = new Map(),
): string {
  const view = compact({ '@id': contenu.sortie, 'hydra:previous': precedente, 'hydra:next': suivante });
  return JSON.stringify({
    '@context': CONTEXT,
    'hydra:totalItems': total,
    'hydra:view': view,
    '@graph': objets.map((one) => noeudDe(one, contenu, producteurs)),
  });
}

function noeudDe(
  { element, objet, mots }: ObjetDeSortie,
  { adresse, site, at }: ContenuDeSortie,
  producteurs: ReadonlyMap<number, string>,
): Noeud {
  const { document, indexe } = objet;
  const classe = TYPES_BRIDGE.find(({ value }) => value === indexe.typeBridge)?.dataTourisme ?? 'PointOfInterest';
  const jour = civilDay(at);
  // Periods that are written backwards take place on no day.
  const ouverture = { ...document.ouverture, periodes: document.ouverture.periodes.filter((one) => !isAlEnvers(one)) };
  const isEvenement = indexe.typeBridge === 'evenement';
  const temps = isEvenement ? evenementDe(ouverture, jour) : horairesDe(ouverture, jour);
  const contacts = contactsDe(document);
  const { main, others } = mediasDe(document, jour, adresse);
  return compact({
    '@id': absolue(element.href, adresse) ?? `${site}/objets/${indexe.id}`,
    '@type': [...new Set([classe, 'PointOfInterest'])],
    'dc:identifier': producteurs.get(indexe.id) ?? String(indexe.id),
    'rdfs:label': langues(document.nom),
    'rdfs:comment': langues(document.resume),
    hasDescription: descriptionsDe(document),
    isLocatedAt: [
      {
        ...lieuDe(document),
        ...compact({
          'schema:openingHoursSpecification': isEvenement ? [] : temps.noeuds,
          textOpeningHoursSpecification: langues(motsDe(ouverture, temps.mots)),
        }),
      },
    ],
    takesPlaceAt: isEvenement ? temps.noeuds : [],
    offers: offresDe(document),
    isAccessibleForFree: gratuit({ objet, mots }, jour),
    allowedPersons: personnesDe(document),
    hasContact: contacts.public,
    hasBookingContact: contacts.reservation,
    hasMainRepresentation: main,
    hasRepresentation: others,
    hasReview: avisDe(document),
    hasFeature: equipementsDe(document),
    hasClientTarget: document.publics.flatMap(mot),
    hasNeighborhood: document.lieu.environnements.flatMap(mot),
    availableLanguage: document.languesParlees,
    reducedMobilityAccess: document.accessibilite.length > 0 ? true : undefined,
    petsAllowed: document.animaux,
    lastUpdate: indexe.sourceMajLe === null ? undefined : civilDay(indexe.sourceMajLe),
  });
}

function lieuDe({ lieu }: DocumentObjet): Noeud {
  const ville = compact({
    '@type': ['City'],
    insee: lieu.insee,
    'rdfs:label': lieu.commune === undefined ? {} : { fr: [lieu.commune] },
  });
  return compact({
    '@type': ['Place'],
    'schema:name': lieu.nom,
    'schema:address': [
      compact({
        '@type': ['PostalAddress'],
        'schema:streetAddress': lieu.rue,
        'schema:postalCode': lieu.codePostal,
        'schema:addressLocality': lieu.commune,
        'schema:addressCountry': lieu.pays,
        hasAddressCity: Object.keys(ville).length > 1 ? [ville] : [],
      }),
    ],
    'schema:geo':
      lieu.point === undefined
        ? undefined
        : {
            '@type': ['schema:GeoCoordinates'],
            'schema:latitude': String(lieu.point.lat),
            'schema:longitude': String(lieu.point.lon),
          },
    altitude: lieu.altitude,
    directions: langues(lieu.acces),
  });
}

/** Contacts that may be published: those between professionals stay here. */
function contactsDe({ contacts }: DocumentObjet): Record<'public' | 'reservation', Noeud[]> {
  const of = (role: 'public' | 'reservation'): Noeud[] => {
    const theirs = contacts.filter((contact) => contact.role === role);
    const values = (...genres: readonly string[]) =>
      theirs.filter(({ genre }) => genres.includes(genre)).map(({ valeur }) => valeur);
    const agent = compact({
      '@type': ['foaf:Agent'],
      'schema:telephone': values('telephone', 'mobile'),
      'schema:faxNumber': values('fax'),
      'schema:email': values('email'),
      'foaf:homepage': values('site', 'reservation', 'facebook', 'instagram', 'x'),
    });
    return Object.keys(agent).length > 1 ? [agent] : [];
  };
  return { public: of('public'), reservation: of('reservation') };
}

/** Those whose rights allow it that day: the first picture is the main one, whatever comes before it. */
function mediasDe(
  { medias, lieu }: DocumentObjet,
  jour: string,
  adresse: string,
): { readonly main: Noeud[]; readonly others: Noeud[] } {
  const shown = medias.filter((media) => isMontrable(media, jour, 'web'));
  const first = shown.find(({ genre }) => genre === 'image');
  return {
    main: first === undefined ? [] : [mediaDe(first, adresse)],
    others: [
      ...shown.filter((media) => media !== first).map((media) => mediaDe(media, adresse)),
      ...traceDe(lieu, shown, adresse),
    ],
  };
}

/** The file of a way, where it is not among the media. */
function traceDe({ trace }: DocumentObjet['lieu'], medias: readonly Media[], adresse: string): Noeud[] {
  const url = trace?.url;
  if (url === undefined || medias.some((media) => media.url === url)) return [];
  return [mediaDe({ cle: 'trace', genre: 'plan', url }, adresse)];
}

function mediaDe({ url, titre, legende, credit, licence, aPartirDu, jusquAu }: Media, adresse: string): Noeud {
  return {
    '@type': ['ebucore:EditorialObject'],
    'ebucore:hasRelatedResource': [{ '@type': ['ebucore:Resource'], 'ebucore:locator': [absolue(url, adresse)] }],
    'ebucore:hasAnnotation': [
      compact({
        '@type': ['ebucore:Annotation'],
        'ebucore:title': langues(titre),
        'ebucore:abstract': langues(legende),
        credits: credit === undefined ? [] : [credit],
        'ebucore:isCoveredBy': licence,
        rightsStartDate: aPartirDu,
        rightsEndDate: jusquAu,
      }),
    ],
  };
}

function avisDe({ labels, classement }: DocumentObjet): Noeud[] {
  const values: Noeud[] = labels.flatMap(mot).map((label) => ({ ...label, '@type': ['LabelRating'] }));
  if (classement !== undefined && classement.texte !== '')
    values.push(
      compact({
        '@type': ['ScaleRating'],
        'rdfs:label': langues(classement.libelle ?? { fr: classement.texte }),
        'schema:ratingValue': classement.valeur === undefined ? undefined : String(classement.valeur),
      }),
    );
  return values.map((hasReviewValue) => ({ '@type': ['Review'], hasReviewValue }));
}
