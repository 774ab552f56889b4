import type { ChampDecouvert, CodeCible, Nature } from '@bridge/contract';
import { isCodeInsee, isCodePostal } from '../../../catalogue/commune.rules.ts';
import { isSansZeros, isTelephones } from './zeros.ts';

/** How much of the values of a field is of a nature, whole or in one column of their rows. */
export function partDe({ profil }: ChampDecouvert, ...natures: readonly Nature[]): number {
  const sum = (parts: Partial<Record<Nature, number>>): number =>
    Math.min(
      1,
      natures.reduce((total, nature) => total + (parts[nature] ?? 0), 0),
    );
  return Math.max(sum(profil?.parts ?? {}), ...(profil?.colonnes ?? []).map(sum));
}

export const hasRangees = ({ type, profil }: ChampDecouvert): boolean =>
  type === 'table' || (profil?.colonnes?.length ?? 0) > 1;

const isListe = ({ type }: ChampDecouvert): boolean => type === 'thesaurus' || type === 'thesaurus-multiple';

type Accord = (champ: ChampDecouvert) => number;

const numeric = (champ: ChampDecouvert): boolean =>
  champ.type === 'nombre' || (partDe(champ, 'nombre', 'prix') > 0.6 && longueur(champ) <= LONGEST_PRICE);
/** The longest value, in characters, that is a price; a longer one is a sentence with a price in it: « Adulte : de 5 à 9 €. » */
const LONGEST_PRICE = 16;
const isBooleen = (champ: ChampDecouvert): boolean => champ.type === 'booleen' || partDe(champ, 'booleen') > 0.8;
const isAdresse = (champ: ChampDecouvert): boolean =>
  partDe(champ, 'adresseWeb', 'image', 'video', 'document', 'reseau', 'email') > 0.5;
const longueur = ({ profil }: ChampDecouvert): number => profil?.longueur ?? 0;

const needs =
  (least: number, sinon: number, ...natures: readonly Nature[]): Accord =>
  (champ) =>
    partDe(champ, ...natures) >= least ? 1 : sinon;

const FERMES = ['paiement', 'langue', 'handicap', 'label', 'classement', 'public', 'environnement', 'type'] as const;

/** Words of a list: short, and no number, address or sentence; nor those of another vocabulary, nor different in each record. */
const motsDe =
  (sien: Nature): Accord =>
  (champ) => {
    const base = mots(champ);
    const autre = FERMES.some((nature) => nature !== sien && partDe(champ, nature) > 0.6);
    if (autre && partDe(champ, sien) < 0.3) return base * 0.6;
    return base;
  };

const isUnique = (champ: ChampDecouvert): boolean =>
  !isListe(champ) &&
  champ.separateurs?.lignes === undefined &&
  (champ.profil?.unicite ?? 0) > 0.85 &&
  (champ.profil?.valeurs ?? 0) > 20;

const mots: Accord = (champ) => {
  if (isUnique(champ)) return 0.4;
  if (isListe(champ) || isBooleen(champ) || champ.type === 'table') return 0.95;
  if (isAdresse(champ) || champ.type === 'date') return 0.05;
  if (numeric(champ)) return 0.25;
  return partDe(champ, 'phrase') > 0.5 && longueur(champ) > 60 ? 0.3 : 0.95;
};

/** Whether the values are a few short words that come again and again, which no directions to a place are. */
const isModalites = (champ: ChampDecouvert): boolean => longueur(champ) < 15 && (champ.profil?.unicite ?? 1) < 0.3;

/** Words of days, of hours and of the year. */
const CALENDRIER =
  /\d|jour|ann[ée]e|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week|vacances|saison|\b[ée]t[ée]\b|hiver|printemps|automne|matin|soir|midi|ouvert|ferm|janv|f[ée]vr|mars|avril|\bmai\b|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c|permanen|rendez|\brdv\b/i;

/** What the values of a class (« classement ») hold: a number, stars, or words that say there is none. */
const RANG = /\d|\*|class|[ée]toile|[ée]pi|\bcl[ée]|^[IV]+$|palace|confort|luxe/i;

const texte: Accord = (champ) => {
  if (isUnique(champ) && longueur(champ) < 20) return 0.5;
  if (champ.type === 'table') return 0.9;
  if (isBooleen(champ)) return 0.02;
  if (partDe(champ, 'telephone', 'codePostal', 'heure') > 0.6) return 0.1;
  if (numeric(champ) || champ.type === 'date' || isAdresse(champ) || isListe(champ)) return 0.1;
  return longueur(champ) > 25 || partDe(champ, 'phrase') > 0.3 ? 1 : 0.75;
};

/** A name tells a record from the others: what comes again and again in many of them is a word of theirs. */
function propre({ profil, separateurs }: ChampDecouvert): number {
  const { unicite = 1, valeurs = 0 } = profil ?? {};
  if (separateurs?.lignes !== undefined) return 0.4;
  if (valeurs / unicite <= FEWEST_RECORDS) return 1;
  return unicite < 0.3 ? 0.4 : unicite < 0.5 ? 0.6 : 1;
}
const FEWEST_RECORDS = 8;

/** How well the values are short texts of one line, as names are. */
const ligne: Accord = (champ) => {
  if (champ.type === 'table' && (champ.colonnes?.length ?? 0) > 1) return 0.3;
  if (isBooleen(champ) || isAdresse(champ) || champ.type === 'date') return 0.03;
  if (numeric(champ)) return 0.08;
  return longueur(champ) > 200 ? 0.2 : 0.95;
};

const prix: Accord = (champ) => {
  if (!numeric(champ)) return partDe(champ, 'prix') > 0.3 && longueur(champ) <= LONGEST_PRICE ? 0.9 : 0.1;
  return partDe(champ, 'prix') > 0.2 || champ.exemples.some((exemple) => Number(exemple) > MOST_COUNTED) ? 1 : 0.75;
};
/** Numbers above this are prices rather than counts: rooms and guests are rarely more. */
const MOST_COUNTED = 8;

const PLAGE = /^\D{0,4}\d{1,2}\s?[h:]\s?\d{0,2}\s*(?:-|–|à|a|\/)\s*\d{1,2}\s?[h:]/i;

/** « 09:00-12:30 » is when it opens and when it closes. */
export const isPlage = ({ exemples }: ChampDecouvert): boolean =>
  exemples.length > 0 && exemples.filter((exemple) => PLAGE.test(exemple)).length * 2 > exemples.length;

const heure: Accord = (champ) => (partDe(champ, 'heure') >= 0.4 && !isPlage(champ) ? 1 : 0.1);

/** One value in all the records, that is no kind of offer. */
const isConstante = (champ: ChampDecouvert): boolean =>
  !isListe(champ) && champ.distinctes === 1 && (champ.profil?.unicite ?? 1) < 0.2 && partDe(champ, 'type') === 0;

/** « Gratuit », « Payant » and nothing more. */
const isMode = (champ: ChampDecouvert): boolean => partDe(champ, 'gratuite') > 0.8 && longueur(champ) < 12;
const telephone: Accord = (champ) => (partDe(champ, 'telephone') >= 0.4 || isTelephones(champ) ? 1 : 0.1);

/** How well the values of a field go with a target, from 0 to 1. */
export const ACCORDS: Readonly<Partial<Record<CodeCible, Accord>>> = {
  nom: (champ) => ligne(champ) * propre(champ),
  resume: texte,
  description: texte,
  texte,
  type: (champ) => (isBooleen(champ) ? 0.05 : motsDe('type')(champ) * (isConstante(champ) ? 0.5 : 1)),
  'lieu.nom': (champ) =>
    (isListe(champ) || champ.separateurs?.lignes !== undefined ? 0.25 : ligne(champ)) *
    (partDe(champ, 'commune') > 0.8 ? 0.7 : 1),
  'lieu.adresse': (champ) => (hasRangees(champ) ? 1 : partDe(champ, 'point') > 0.5 ? 0.9 : 0.3),
  'lieu.rue': (champ) => {
    if (hasRangees(champ)) return 0.2;
    return isBooleen(champ) || champ.type === 'date' || isAdresse(champ) || longueur(champ) > 140
      ? 0.05
      : numeric(champ)
        ? 0.3
        : 1;
  },
  'lieu.codePostal': (champ) => (partDe(champ, 'codePostal') >= 0.4 || isSansZeros(champ, isCodePostal) ? 1 : 0.1),
  'lieu.insee': (champ) => (partDe(champ, 'insee') >= 0.4 || isSansZeros(champ, isCodeInsee) ? 1 : 0.15),
  'lieu.commune': (champ) => (partDe(champ, 'commune') >= 0.4 ? 1 : isListe(champ) ? 0.7 : ligne(champ) * 0.6),
  'lieu.pays': (champ) => (partDe(champ, 'pays') > 0.4 ? 1 : longueur(champ) <= 3 && !numeric(champ) ? 0.9 : 0.3),
  'lieu.latitude': needs(0.5, 0.2, 'latitude'),
  'lieu.longitude': needs(0.5, 0.2, 'longitude'),
  'lieu.altitude': (champ) => (numeric(champ) ? 1 : 0.2),
  'lieu.acces': (champ) =>
    hasRangees(champ)
      ? 1
      : isBooleen(champ)
        ? 0.05
        : partDe(champ, 'phraseOuverture') > 0.6 || isModalites(champ)
          ? 0.5
          : texte(champ),
  'lieu.territoire': mots,
  'lieu.environnement': motsDe('environnement'),
  trace: needs(0.3, 0.15, 'trace', 'document'),
  periodes: (champ) => {
    if (champ.type === 'table') return 1;
    if (hasRangees(champ)) return partDe(champ, 'date', 'heure', 'jours') > 0.3 ? 1 : 0.3;
    return partDe(champ, 'date') > 0.5 ? 0.85 : 0.15;
  },
  'periode.du': needs(0.5, 0.1, 'date'),
  'periode.au': needs(0.5, 0.1, 'date'),
  'periode.ouvre': heure,
  'periode.ferme': heure,
  'ouverture.texte': (champ) =>
    champ.type === 'date' || hasRangees(champ) || isListe(champ)
      ? 0.3
      : isBooleen(champ)
        ? 0.05
        : numeric(champ) || (partDe(champ, 'heure') > 0.7 && longueur(champ) < 10)
          ? 0.1
          : isModalites(champ) && !champ.exemples.some((exemple) => CALENDRIER.test(exemple))
            ? 0.5
            : 1,
  'ouverture.touteLAnnee': (champ) => (isBooleen(champ) ? 1 : 0.2),
  tarifs: (champ) => (hasRangees(champ) ? 1 : 0.2),
  'tarifs.texte': (champ) =>
    hasRangees(champ) || isBooleen(champ) || isAdresse(champ) ? 0.2 : numeric(champ) || isMode(champ) ? 0.4 : 1,
  'tarif.min': prix,
  'tarif.max': prix,
  'tarifs.gratuit': (champ) => (isBooleen(champ) ? 1 : 0.3),
  'tarifs.mode': (champ) => (partDe(champ, 'gratuite') > 0.4 ? 1 : isListe(champ) ? 0.8 : 0.2),
  'tarifs.paiement': motsDe('paiement'),
  contacts: (champ) =>
    hasRangees(champ) ? 1 : partDe(champ, 'telephone', 'email', 'adresseWeb', 'reseau') > 0.5 ? 0.5 : 0.1,
  'contact.telephone': telephone,
  'contact.mobile': telephone,
  'contact.fax': telephone,
  'contact.email': needs(0.4, 0.1, 'email'),
  'contact.site': needs(0.4, 0.1, 'adresseWeb', 'reseau', 'image'),
  'contact.reservation': (champ) =>
    hasRangees(champ) || partDe(champ, 'adresseWeb', 'telephone', 'email') > 0.4 ? 1 : 0.15,
  'contact.facebook': (champ) => (partDe(champ, 'reseau', 'adresseWeb') > 0.3 ? 1 : ligne(champ) * 0.8),
  'contact.instagram': (champ) => (partDe(champ, 'reseau', 'adresseWeb') > 0.3 ? 1 : ligne(champ) * 0.8),
  'contact.x': (champ) => (partDe(champ, 'reseau', 'adresseWeb') > 0.3 ? 1 : 0.5),
  'contact.autre': (champ) => (partDe(champ, 'reseau', 'adresseWeb', 'video') > 0.3 ? 1 : 0.3),
  medias: (champ) => (champ.type === 'media' || champ.type === 'table' || isAdresse(champ) ? 1 : 0.1),
  'media.photo': (champ) =>
    champ.type === 'media' || champ.type === 'table' || partDe(champ, 'image', 'adresseWeb') > 0.4 ? 1 : 0.08,
  'media.video': (champ) =>
    champ.type === 'media' || champ.type === 'table' || partDe(champ, 'video', 'adresseWeb', 'reseau') > 0.4 ? 1 : 0.1,
  'media.document': (champ) =>
    champ.type === 'media' || champ.type === 'table' || partDe(champ, 'document', 'adresseWeb') > 0.4 ? 1 : 0.1,
  'media.titre': (champ) => ligne(champ) * (partDe(champ, 'credit') > 0.3 ? 0.6 : 1),
  'media.legende': ligne,
  'media.credit': ligne,
  capacite: (champ) => (numeric(champ) || champ.type === 'table' ? 1 : 0.2),
  label: motsDe('label'),
  classement: (champ) =>
    partDe(champ, 'classement') > 0.3 || isListe(champ)
      ? 1
      : isAdresse(champ) || partDe(champ, 'phrase') > 0.5
        ? 0.2
        : champ.exemples.some((exemple) => RANG.test(exemple))
          ? 0.9
          : 0.5,
  langueParlee: (champ) => (isBooleen(champ) ? 0.1 : motsDe('langue')(champ)),
  accessibilite: motsDe('handicap'),
  animaux: mots,
  public: motsDe('public'),
  lien: needs(0.4, 0.1, 'identifiant'),
  maj: needs(0.5, 0.05, 'date'),
  creation: needs(0.5, 0.05, 'date'),
  proprietaire: (champ) => (isBooleen(champ) || isAdresse(champ) || longueur(champ) > 120 ? 0.1 : 0.9),
  identifiant: (champ) =>
    isBooleen(champ) || longueur(champ) > 60
      ? 0.1
      : champ.profil !== undefined && champ.profil.valeurs > 8 && champ.profil.unicite < 0.5
        ? 0.3
        : 0.9,
  critere: (champ) => (partDe(champ, 'phrase') > 0.5 && longueur(champ) > 100 ? 0.3 : 0.9),
};

/** How well a field goes with a target; a field of which no value was seen agrees with whatever its name says. */
export function accordDe(cible: CodeCible, champ: ChampDecouvert): number {
  if (
    champ.type !== 'booleen' &&
    champ.type !== 'media' &&
    champ.type !== 'table' &&
    !isListe(champ) &&
    champ.profil === undefined
  )
    return 0.95;
  return ACCORDS[cible]?.(champ) ?? 0.9;
}
