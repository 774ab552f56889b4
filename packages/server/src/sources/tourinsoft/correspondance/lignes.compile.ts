import type { CodeCible, CodeCibleOuChamp, DocumentObjet, Ligne, Media } from '@bridge/contract';
import { type Depot, withhold } from '../depot.ts';
import { putAdresse } from '../rangees/adresse.rows.ts';
import { putContacts } from '../rangees/contacts.rows.ts';
import { DISPOSITIONS } from '../rangees/dispositions.ts';
import { genreParChamp, putMedias } from '../rangees/medias.rows.ts';
import { putPeriodes } from '../rangees/periodes.rows.ts';
import { compileRangees, type Disposition, type Rangee } from '../rangees/rangees.reader.ts';
import { putRangeeLibre } from '../rangees/rangees.values.ts';
import { putTarifs } from '../rangees/tarifs.rows.ts';
import { compileChemin } from '../valeurs/chemin.reader.ts';
import { elementsDeListe, readBooleen, readTexte } from '../valeurs/lectures.rules.ts';
import { humanize, isColonneTechnique } from '../valeurs/noms.rules.ts';
import { isPersonnelle } from '../valeurs/personnel.rules.ts';
import { cutLignes, type NatureDesLignes } from '../valeurs/separateurs.rules.ts';
import {
  type Atome,
  atomeDe,
  type Enregistrement,
  isMedia,
  isObjet,
  isThesaurus,
  isVide,
} from '../valeurs/valeurs.rules.ts';
import { putCriteres } from './cibles.criteres.ts';
import type { Destination } from './cibles.texte.ts';
import { PUTS } from './cibles.values.ts';

import { type Contexte, compileTransformations, type Etape } from './transformations.compile.ts';

/** Reads its field and fills the record; says whether there was anything. */
export type LigneCompilee = (depot: Depot, enregistrement: Enregistrement) => boolean;

/** A field may be named down to the label of its thesaurus: the code beside it is wanted too. */
const SANS_THESAURUS = /\.(?:ThesLibelle|ThesCode|ThesID)$/i;

const MEDIAS: Readonly<Partial<Record<CodeCible, Media['genre']>>> = {
  'media.photo': 'image',
  'media.document': 'document',
  'media.video': 'video',
};

/** Targets whose strings hold several values. The others are free text, where a « # » is a « # ». */
const LISTES: Readonly<Partial<Record<CodeCibleOuChamp, NatureDesLignes>>> = {
  type: 'autres',
  'lieu.territoire': 'autres',
  'lieu.environnement': 'autres',
  'lieu.acces': 'autres',
  'tarifs.paiement': 'autres',
  'contact.telephone': 'autres',
  'contact.mobile': 'autres',
  'contact.fax': 'autres',
  'contact.email': 'autres',
  'contact.site': 'adresses',
  'contact.facebook': 'adresses',
  'contact.instagram': 'adresses',
  'contact.x': 'adresses',
  'contact.autre': 'adresses',
  'media.titre': 'autres',
  'media.legende': 'autres',
  'media.credit': 'autres',
  critere: 'autres',
  label: 'autres',
  classement: 'autres',
  langueParlee: 'autres',
  accessibilite: 'autres',
  animaux: 'autres',
  public: 'autres',
  lien: 'autres',
  identifiant: 'autres',
};

/** Steps on the whole value of a field made of rows; the others apply to what each row is about. */
const SUR_LE_CHAMP = new Set(['remplacer', 'condition', 'joindre', 'decouper', 'html']);
const PRINCIPALES: readonly string[] = ['url', 'valeur', 'libelle', 'du'];

const POINT = /^\(?\s*(-?\d{1,3}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\s*\)?$/;

/** « 48.69, 6.18 » is a place, whichever of the two comes first: at home, latitudes are the larger ones. */
function withPoint(valeur: unknown): unknown {
  const [, un, autre] = typeof valeur === 'string' ? (POINT.exec(valeur.trim()) ?? []) : [];
  if (un === undefined || autre === undefined) return valeur;
  const swapped = Math.abs(Number(autre)) > 40 && Math.abs(Number(un)) < 12;
  return swapped ? { latitude: autre, longitude: un } : { latitude: un, longitude: autre };
}

function compileRows(ligne: Ligne, disposition: Disposition, destination: Destination): LigneCompilee {
  const { cible, champ, separateurs, colonnes, transformations = [], defaut } = ligne;
  const { langue } = destination;
  const read = compileChemin(champ);
  const rangeesDe = compileRangees(champ, colonnes, separateurs, disposition);
  const avant = transformations.filter(({ kind }) => SUR_LE_CHAMP.has(kind));
  const apres = transformations.filter(({ kind }) => !SUR_LE_CHAMP.has(kind));
  const surLeChamp = avant.length === 0 ? null : compileTransformations(avant);
  const surLesRangees = apres.length === 0 ? null : compileTransformations(apres);
  const transform = (rangee: Rangee, etape: Etape, contexte: Contexte): Rangee => {
    const role = PRINCIPALES.find((possible) => rangee.valeurs.has(possible));
    if (role === undefined) return rangee;
    return { ...rangee, valeurs: new Map(rangee.valeurs).set(role, etape(rangee.valeurs.get(role) ?? [], contexte)) };
  };
  const put = (depot: Depot, rangees: readonly Rangee[]): void => {
    switch (cible) {
      case 'periodes':
        putPeriodes(depot, rangees, langue, separateurs?.valeurs);
        break;
      case 'tarifs':
        putTarifs(depot, rangees, champ, langue);
        break;
      case 'lieu.adresse':
        putAdresse(depot, rangees, destination);
        break;
      case 'contacts':
      case 'contact.reservation':
        putContacts(depot, rangees, champ, cible === 'contact.reservation');
        break;
      default:
        putMedias(depot, rangees, langue, MEDIAS[cible as CodeCible] ?? genreParChamp(champ)); // not a field of the dictionary: those have no rows
    }
  };
  return (depot, enregistrement) => {
    const contexte = { depot, champ, enregistrement };
    let valeurs = read(enregistrement).filter((valeur) => !isVide(valeur));
    if (surLeChamp !== null && valeurs.every((valeur) => atomeDe(valeur) !== null && !isMedia(valeur))) {
      valeurs = surLeChamp(
        valeurs.flatMap((valeur) => atomeDe(valeur) ?? []),
        contexte,
      ).map(({ texte }) => texte);
    }
    if (valeurs.length === 0 && defaut !== undefined) valeurs = [defaut];
    const lues = rangeesDe(cible === 'lieu.adresse' ? valeurs.map(withPoint) : valeurs, (chemin) =>
      withhold(depot, chemin),
    );
    const rangees = surLesRangees === null ? lues : lues.map((rangee) => transform(rangee, surLesRangees, contexte));
    put(
      depot,
      rangees.filter(({ valeurs: lus }) => lus.size > 0),
    );
    for (const { restes } of rangees) {
      for (const [colonne, atomes] of restes) {
        const place = `${champ}.${colonne}`;
        const intitule = /^\d+$/.test(colonne) ? `${destination.intitule}, colonne ${colonne}` : humanize(colonne);
        putCriteres(depot, { champ: place, intitule, langue }, atomes);
      }
    }
    return rangees.length > 0;
  };
}

type ValeurDeChamp = DocumentObjet['champs'][string];

/** The value of a field of the dictionary, with the type that its text shows: number, yes or no, text. */
function valeurDeChamp(ligne: Ligne, atomes: readonly Atome[]): ValeurDeChamp | undefined {
  const textes = atomes.map(({ texte }) => readTexte(texte)).filter(Boolean);
  const [premier] = textes;
  if (premier === undefined) return undefined;
  if (ligne.langue !== undefined) return { [ligne.langue]: textes.join('\n\n') };
  if (textes.length > 1) return textes;
  const dernier = ligne.transformations?.at(-1)?.kind;
  if (dernier === 'nombre' || dernier === 'prix') return Number(premier);
  const booleen = /^(oui|non|true|false)$/i.test(premier) ? readBooleen(premier) : null;
  return booleen ?? premier;
}

function putChamp({ document: { champs } }: Depot, code: string, valeur: ValeurDeChamp): void {
  const deja = Object.hasOwn(champs, code) ? champs[code] : undefined;
  // Each language of a field is a line of its own.
  const langues = isObjet(deja) && isObjet(valeur);
  if (deja === undefined || langues) champs[code] = langues ? { ...deja, ...valeur } : valeur;
}

function compileValues(ligne: Ligne, destination: Destination): LigneCompilee {
  const { cible, separateurs, transformations, defaut } = ligne;
  const chemin = ligne.champ.replace(SANS_THESAURUS, '');
  const read = compileChemin(chemin);
  const nature = LISTES[cible];
  const transform = transformations === undefined ? null : compileTransformations(transformations);
  // A title is never cut, whatever the line says.
  const coupe = cible !== 'nom' && (nature !== undefined || separateurs?.lignes !== undefined);
  const atomesDe = (valeur: unknown): readonly Atome[] => {
    const atome = atomeDe(valeur);
    if (atome === null) return [];
    if (!coupe || atome.code !== undefined) return [atome];
    const elements = nature === 'autres' ? elementsDeListe(atome.texte) : null;
    if (elements !== null) return elements.map((element) => ({ texte: element }));
    if (!atome.texte.includes(separateurs?.lignes ?? '#')) return [atome];
    const texte = nature !== 'adresses' && /[<&]/.test(atome.texte) ? readTexte(atome.texte) : atome.texte;
    return cutLignes(texte, separateurs?.lignes, nature).flatMap((morceau) => atomeDe(morceau) ?? []);
  };
  const key = Object.hasOwn(PUTS, cible) ? (cible as keyof typeof PUTS) : null; // checked on the line before
  return (depot, enregistrement) => {
    const valeurs = read(enregistrement);
    const rangees = valeurs.filter(
      (valeur): valeur is Enregistrement =>
        isObjet(valeur) && !isThesaurus(valeur) && !isMedia(valeur) && !isVide(valeur),
    );
    if (rangees.length > 0 && key !== null && transform === null) {
      for (const rangee of rangees) putRangeeLibre(depot, key, destination, rangee);
      return true;
    }
    const lus = valeurs.flatMap(atomesDe);
    const transformes = transform === null ? lus : transform(lus, { depot, champ: ligne.champ, enregistrement });
    const atomes = transformes.length === 0 && defaut !== undefined ? [{ texte: defaut }] : transformes;
    if (atomes.length === 0) return false;
    if (key !== null) PUTS[key](depot, destination, atomes);
    else {
      const valeur = valeurDeChamp(ligne, atomes);
      if (valeur !== undefined) putChamp(depot, cible.slice('champ:'.length), valeur);
    }
    return true;
  };
}

/** Whether a column of a sub-table means something to the line that reads it; the others are kept as facts, or in the record as received. */
export function isColonneLue({ cible, colonnes }: Ligne, colonne: string, exemples: readonly string[] = []): boolean {
  const disposition = DISPOSITIONS[cible];
  if (disposition === undefined) {
    const atomes = exemples.map((texte) => ({ texte }));
    // Examples of rows begin with the name of a column.
    const noms = exemples.flatMap((exemple) => exemple.split('\u00a0: ').slice(0, -1));
    const personnelle = isPersonnelle(colonne, atomes) || noms.some((nom) => isPersonnelle(nom, []));
    return cible === 'ignore' || cible.startsWith('contact.') || !personnelle;
  }
  const nommee = colonnes !== undefined && !Array.isArray(colonnes) && Object.hasOwn(colonnes, colonne);
  return nommee || isColonneTechnique(colonne) || disposition.parNom(colonne) !== undefined;
}

export function compileLigne(ligne: Ligne): LigneCompilee {
  const champ = ligne.champ.replace(SANS_THESAURUS, '');
  const destination = { champ, intitule: ligne.intitule ?? humanize(champ), langue: ligne.langue ?? 'fr' };
  const disposition = DISPOSITIONS[ligne.cible];
  return disposition === undefined ? compileValues(ligne, destination) : compileRows(ligne, disposition, destination);
}
