import {
  cleDeTri,
  type DocumentObjet,
  FAITS,
  type Fait,
  isAlEnvers,
  LANGUES,
  norme,
  type SourceObjet,
  type Textes,
} from '@bridge/contract';
import { communeDe } from './commune.rules.ts';
import { type CreneauMinutes, creneauxFrom, seancesFrom } from './jours/creneaux.rules.ts';
import { cleDe } from './termes.rules.ts';
import { hasText } from './texte.rules.ts';

/** The facts of an objet that rules and sorts read, besides those of lists. */
export interface IndexDeRegles {
  readonly nom_tri: string;
  readonly nom_norme: string;
  readonly commune_norme: string;
  /** The first known day, however long ago. */
  readonly premiere_date: string | null;
  /** The hours, as PostgreSQL writes an int4multirange. */
  readonly creneaux: string;
  /** The next times of an event, each as PostgreSQL writes an int4range. */
  readonly seances: readonly string[];
  readonly faits: readonly Fait[];
  readonly valeurs: Readonly<Record<string, readonly string[]>>;
  readonly nombres: Readonly<Record<string, number>>;
  readonly langues_parlees: readonly string[];
}

interface Around {
  readonly nom: string;
  readonly aujourdhui: string;
  /** The first of the days that were worked out. */
  readonly premierJour: string | null;
}

export function indexDe(document: DocumentObjet, source: SourceObjet, around: Around): IndexDeRegles {
  const { lieu, ouverture } = document;
  return {
    nom_tri: cleDeTri(around.nom),
    nom_norme: norme(around.nom),
    commune_norme: norme(communeDe(lieu)),
    premiere_date: premiereDate(document, around.premierJour),
    creneaux: `{${creneauxFrom(ouverture, around.aujourdhui).map(rangeOf).join(',')}}`,
    seances: document.typeBridge === 'evenement' ? seancesFrom(ouverture, around.aujourdhui).map(rangeOf) : [],
    faits: faitsDe(document),
    valeurs: valeursDe(document, source),
    nombres: nombresDe(document),
    langues_parlees: document.languesParlees,
  };
}

const rangeOf = ([ouvre, ferme]: CreneauMinutes): string => `[${ouvre},${ferme})`;

/** The first day. A yearly period starts with its next days, since its year means nothing. */
function premiereDate({ ouverture }: DocumentObjet, premierJour: string | null): string | null {
  const known = ouverture.periodes
    .filter((periode) => !isAlEnvers(periode))
    .flatMap(({ chaqueAnnee, du, dates = [] }) => (chaqueAnnee ? [] : [...(du === undefined ? [] : [du]), ...dates]));
  return [...known, ...(premierJour === null ? [] : [premierJour])].sort()[0] ?? null;
}

const says = (textes: Textes | undefined) => textes !== undefined && LANGUES.some((langue) => hasText(textes, langue));

/** How a document proves each fact. */
const PREUVES: Readonly<Record<Fait, (document: DocumentObjet) => boolean>> = {
  photo: (document) => imagesOf(document).length > 0,
  credit: (document) => imagesOf(document).length > 0 && imagesOf(document).every(({ credit }) => Boolean(credit)),
  description: ({ description }) => says(description),
  resume: ({ resume }) => says(resume),
  position: ({ lieu }) => lieu.point !== undefined,
  telephone: (document) => canBeReached(document, ['telephone', 'mobile']),
  email: (document) => canBeReached(document, ['email']),
  site: (document) => canBeReached(document, ['site']),
  reservation: (document) => canBeReached(document, ['reservation']),
  horaires: ({ ouverture }) =>
    ouverture.periodes.some(({ creneaux }) => creneaux.some(({ ouvre }) => ouvre !== undefined)),
  dates: ({ ouverture }) => ouverture.periodes.length > 0 || ouverture.touteLAnnee === true,
  tarifs: ({ tarifs }) => tarifs.lignes.length > 0 || says(tarifs.texte),
  gratuit: ({ tarifs }) => tarifs.mode === 'gratuit',
  animaux: ({ animaux }) => animaux === true,
  accessibilite: ({ accessibilite }) => accessibilite.length > 0,
  label: ({ labels }) => labels.length > 0,
  classement: ({ classement }) => classement !== undefined,
  trace: ({ lieu }) => lieu.trace !== undefined,
};

function faitsDe(document: DocumentObjet): Fait[] {
  return FAITS.map(({ value }) => value).filter((fait) => PREUVES[fait](document));
}

const imagesOf = ({ medias }: DocumentObjet) => medias.filter(({ genre }) => genre === 'image');

/** Whether a contact of these kinds is open to the public. */
function canBeReached({ contacts }: DocumentObjet, genres: readonly string[]): boolean {
  return contacts.some(
    ({ genre, role, valeur }) =>
      genres.includes(genre) && (role === 'public' || role === 'reservation') && valeur !== '',
  );
}

function valeursDe({ lieu, champs }: DocumentObjet, { identifiant, proprietaire }: SourceObjet) {
  const texts: [string, readonly string[]][] = [
    ['codePostal', [lieu.codePostal ?? '']],
    ['identifiant', [identifiant]],
    ['proprietaire', [proprietaire?.nom ?? proprietaire?.code ?? '']],
    ...Object.entries(champs).map(([code, value]): [string, readonly string[]] => [`champ:${code}`, textsOf(value)]),
  ];
  return Object.fromEntries(
    texts
      .map(([cle, values]) => [cle, values.map(norme).filter((value) => value !== '')] as const)
      .filter(([, values]) => values.length > 0),
  );
}

function textsOf(value: DocumentObjet['champs'][string]): readonly string[] {
  if (typeof value === 'number') return [];
  if (typeof value === 'boolean') return [value ? 'oui' : 'non'];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : Object.values(value);
}

function nombresDe({ classement, lieu, capacites, criteres, champs }: DocumentObjet): Record<string, number> {
  const nombres: Record<string, number> = {};
  if (classement?.valeur !== undefined) nombres.classement = classement.valeur;
  if (lieu.altitude !== undefined) nombres.altitude = lieu.altitude;
  for (const { mesure, valeur } of capacites) nombres[`capacite:${mesure}`] = valeur;
  for (const { critere, nombre } of criteres) if (nombre !== undefined) nombres[`critere:${cleDe(critere)}`] = nombre;
  for (const [code, value] of Object.entries(champs)) if (typeof value === 'number') nombres[`champ:${code}`] = value;
  return nombres;
}
