import type { DocumentObjet, SourceObjet, Terme } from '@bridge/contract';

type Reader = (document: DocumentObjet, source: SourceObjet) => readonly unknown[];
type Textes = Readonly<Partial<Record<string, string>>>;

const first = (textes: Textes | undefined): string => textes?.fr ?? Object.values(textes ?? {})[0] ?? '';
const labels = (termes: readonly Terme[]) => termes.map(({ libelle, code }) => first(libelle) || code);
const contacts = (document: DocumentObjet, isWanted: (role: string) => boolean) =>
  document.contacts.filter(({ role }) => isWanted(role)).map(({ valeur }) => valeur);
const isPublic = (role: string) => role === 'public' || role === 'reservation';

/** The values of the product's fields in a document, by their codes in the dictionary. */
const READERS: Readonly<Record<string, Reader>> = {
  nom: ({ nom }) => [first(nom)],
  resume: ({ resume }) => [first(resume)],
  description: ({ description }) => [first(description)],
  textes: ({ textes }) => textes.map(({ corps }) => first(corps)),
  'type-bridge': ({ typeBridge }) => [typeBridge === 'autre' ? '' : typeBridge],
  types: ({ types }) => labels(types),
  lieu: ({ lieu }) => [lieu.nom],
  rue: ({ lieu }) => lieu.rue,
  'code-postal': ({ lieu }) => [lieu.codePostal],
  commune: ({ lieu }) => [lieu.commune],
  insee: ({ lieu }) => [lieu.insee],
  position: ({ lieu }) => [lieu.point && `${lieu.point.lat}, ${lieu.point.lon}`],
  altitude: ({ lieu }) => [lieu.altitude],
  acces: ({ lieu }) => [first(lieu.acces)],
  trace: ({ lieu }) => [lieu.trace?.url ?? lieu.trace?.format],
  periodes: ({ ouverture }) =>
    ouverture.periodes.map(({ du, au, dates }) => [du, au].filter(Boolean).join(' → ') || (dates ?? ['×'])[0]),
  'ouverture-texte': ({ ouverture }) => [first(ouverture.texte)],
  fermetures: ({ ouverture }) => ouverture.fermetures,
  tarifs: ({ tarifs }) =>
    tarifs.lignes.map(({ libelle, min, max, devise }) => `${first(libelle.libelle)} ${min ?? max ?? ''} ${devise}`),
  'tarifs-texte': ({ tarifs }) => [first(tarifs.texte)],
  paiements: ({ tarifs }) => labels(tarifs.paiements),
  contacts: (document) => contacts(document, isPublic),
  'contacts-professionnels': (document) => contacts(document, (role) => !isPublic(role)),
  reservation: (document) => contacts(document, (role) => role === 'reservation'),
  photos: ({ medias }) => medias.filter(({ genre }) => genre === 'image').map(({ url }) => url),
  medias: ({ medias }) => medias.filter(({ genre }) => genre !== 'image').map(({ url }) => url),
  criteres: ({ criteres }) => criteres.map(({ critere }) => first(critere.libelle) || critere.code),
  labels: (document) => labels(document.labels),
  classement: ({ classement }) => [classement?.texte],
  capacites: ({ capacites }) => capacites.map(({ mesure, valeur }) => `${mesure}\u00a0: ${valeur}`),
  'langues-parlees': ({ languesParlees }) => languesParlees,
  accessibilite: ({ accessibilite }) => labels(accessibilite),
  animaux: ({ animaux }) => [animaux === undefined ? '' : animaux ? 'Oui' : 'Non'],
  publics: ({ publics }) => labels(publics),
  liens: ({ liens }) => liens.map(({ cible }) => cible.nom ?? cible.identifiant),
  proprietaire: (_, { proprietaire }) => [proprietaire?.nom ?? proprietaire?.code],
  identifiant: (_, { identifiant }) => [identifiant],
  'mise-a-jour': (_, { majLe }) => [majLe],
};

/** The values of a field of the dictionary on an objet: of the product, or added by the instance. */
export function valuesOf(code: string, isOfBridge: boolean, document: DocumentObjet, source: SourceObjet): string[] {
  const found = isOfBridge ? (READERS[code]?.(document, source) ?? []) : added(document.champs[code]);
  return found.flatMap((value) => (value === undefined || value === null || value === '' ? [] : [String(value)]));
}

function added(value: DocumentObjet['champs'][string] | undefined): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? [first(value)] : [value];
}
