import {
  type CritereObjet,
  type DocumentObjet,
  mesureDeCapacite,
  NOMS_DE_MODE_DE_TARIF,
  type Terme,
} from '@bridge/contract';
import { compact, langues, type Noeud } from './datatourisme.noeud.ts';

/** Only words that somebody named. */
export function mot(terme: Terme | undefined): Noeud[] {
  if (terme === undefined || Object.keys(terme.libelle).length === 0) return [];
  return [{ '@id': `kb:${encodeURIComponent(terme.code)}`, 'rdfs:label': langues(terme.libelle) }];
}

/** The summary and the description, then each other text under the name of what it is about. */
export function descriptionsDe({ resume, description, textes }: DocumentObjet): Noeud[] {
  const principale = compact({
    '@type': ['Description'],
    'dc:description': langues(description),
    shortDescription: langues(resume),
  });
  const autres = textes.map(({ sujet, corps }) => ({
    '@type': ['Description'],
    ...(Object.keys(sujet.libelle).length === 0 ? {} : { 'rdfs:label': langues(sujet.libelle) }),
    'dc:description': langues(corps),
  }));
  return [...(Object.keys(principale).length > 1 ? [principale] : []), ...autres];
}

const PERSONNES = 'Personnes';
const SURFACE = 'Surface (m²)';

/** How many people an offer is for, where it says so in one number. */
export const personnesDe = ({ capacites }: DocumentObjet): number | undefined =>
  capacites.find(({ mesure }) => mesure === PERSONNES)?.valeur;

/** Facts and capacities: a word, and beside it the number or the text that completes it. */
export function equipementsDe({ criteres, capacites }: DocumentObjet): Noeud[] {
  const named = (fr: string): Noeud => ({ 'rdfs:label': { fr: [fr] } });
  const simples = criteres.filter((fait) => valeurDe(fait) === undefined).flatMap(({ modalite }) => mot(modalite));
  const chiffres = criteres.flatMap((fait) => {
    const valeur = valeurDe(fait);
    const [features] = [...mot(fait.modalite), ...mot(fait.critere)];
    return valeur === undefined || features === undefined ? [] : [{ features: [features], 'schema:value': valeur }];
  });
  const mesures = capacites.flatMap(({ mesure, valeur }) => {
    if (mesure === PERSONNES) return [];
    return [
      mesure === SURFACE
        ? { hasFloorSize: { '@type': ['schema:QuantitativeValue'], 'schema:value': valeur } }
        : { features: [named(mesureDeCapacite(mesure))], 'schema:value': valeur },
    ];
  });
  return [...(simples.length === 0 ? [] : [{ features: simples }]), ...chiffres, ...mesures].map((noeud) => ({
    '@type': ['FeatureSpecification'],
    ...noeud,
  }));
}

const valeurDe = ({ nombre, texte }: CritereObjet): number | string | undefined => nombre ?? texte;

type Mode = NonNullable<DocumentObjet['tarifs']['mode']>;

/** Modes of which « free » or « not free » does not tell everything. */
const MODES_A_DIRE: ReadonlySet<Mode> = new Set<Mode>(['libre', 'participation', 'non-communique']);

export function offresDe({ tarifs }: DocumentObjet): Noeud[] {
  const mode =
    tarifs.mode !== undefined && MODES_A_DIRE.has(tarifs.mode) ? NOMS_DE_MODE_DE_TARIF[tarifs.mode] : undefined;
  const texte =
    mode === undefined ? tarifs.texte : { ...tarifs.texte, fr: [mode, tarifs.texte?.fr].filter(Boolean).join('\n') };
  const offre = compact({
    '@type': ['Offer'],
    'schema:acceptedPaymentMethod': tarifs.paiements.flatMap(mot),
    'schema:priceSpecification': tarifs.lignes.map(({ libelle, min, max, devise, du, au, note }) =>
      compact({
        '@type': ['schema:PriceSpecification'],
        'schema:name': langues(libelle.libelle),
        'schema:minPrice': min === undefined ? [] : [String(min)],
        'schema:maxPrice': max === undefined ? [] : [String(max)],
        'schema:priceCurrency': devise,
        'schema:validFrom': du,
        'schema:validThrough': au,
        additionalInformation: langues(note),
      }),
    ),
    additionalInformation: langues(texte),
  });
  return Object.keys(offre).length > 1 ? [offre] : [];
}
