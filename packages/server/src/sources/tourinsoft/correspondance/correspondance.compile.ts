import type { CodeCible, Ligne } from '@bridge/contract';
import { seemsPersonnel } from '../../clean/personnel.rules.ts';
import { isSansNom, sansPoint } from '../../reading/tables/entetes.rules.ts';
import { FicheRefusee } from '../../source.ts';
import { type Depot, warn, withhold } from '../depot.ts';
import { elementsDeListe, readBooleen, readNombre } from '../valeurs/lectures.rules.ts';
import { humanize, isTechnique } from '../valeurs/noms.rules.ts';
import { isJoignable, tellsOfPeople } from '../valeurs/personnel.rules.ts';
import { cutLignes } from '../valeurs/separateurs.rules.ts';
import {
  type Atome,
  atomeDe,
  type Enregistrement,
  isMedia,
  isVide,
  rangeesDe,
  unfold,
} from '../valeurs/valeurs.rules.ts';
import { putCriteres } from './cibles.criteres.ts';

import { compileLigne, type LigneCompilee } from './lignes.compile.ts';

export interface CorrespondanceCompilee {
  /** Fills the record with the mapped fields, then with what nobody mapped. Throws FicheRefusee when a required field is empty. */
  readonly apply: (depot: Depot, enregistrement: Enregistrement, identifiant: string) => void;
  /** Whether a field, or one of its columns, is the business of a line. */
  readonly covers: (champ: string) => boolean;
}

/** The longest value, in characters, of a field that nobody mapped and that is kept as a fact; a longer one is a text. */
const LONGEST_NON_MAPPE = 300;

const SANS_NOM =
  'Cette cellule n’a pas de nom de colonne\u00a0: elle est gardée en critère. Vérifiez que la ligne n’est pas décalée.';

interface NonMappe {
  readonly atomes: readonly Atome[];
  readonly libre: boolean;
  /** The target that takes the value whole, when it is no list of words. */
  readonly cible?: 'texte' | 'critere.texte';
  /** The value tells of people, and is published nowhere. */
  readonly retenu?: true;
}

/** What stays in the raw record alone; the mapping still shows that nobody mapped it. */
const BRUT: NonMappe = { atomes: [], libre: true };
const RETENU: NonMappe = { ...BRUT, retenu: true };

function nonMappe(brut: unknown): NonMappe {
  const valeur = unfold(brut);
  const elements: readonly unknown[] = Array.isArray(valeur) ? valeur : [valeur];
  // A file says nothing without a mapping; of rows, each column is a fact, which makes no word, unless they tell of people.
  if (elements.some(isMedia)) return BRUT;
  const rangees = rangeesDe(brut);
  if (rangees !== null) return tellsOfPeople('', brut) ? RETENU : { atomes: [], libre: true, cible: 'critere.texte' };
  const atomes = elements.flatMap((element) => atomeDe(element) ?? []);
  const joignable = atomes.some(isJoignable);
  const [seul] = atomes;
  if (atomes.length > 1 && joignable) return RETENU;
  if (atomes.length !== 1 || seul === undefined || seul.code !== undefined) return { atomes, libre: false };
  const { texte } = seul;
  if (texte.includes('|')) return joignable ? RETENU : { atomes: [], libre: true, cible: 'critere.texte' };
  const mots = elementsDeListe(texte);
  if (mots !== null) return joignable ? RETENU : { atomes: mots.map((mot) => ({ texte: mot })), libre: false };
  if (texte.length > LONGEST_NON_MAPPE || texte.includes('<')) return { atomes: [], libre: true, cible: 'texte' };
  if (texte.includes('#') && joignable) return RETENU;
  const liste = texte.includes('#') ? cutLignes(texte, undefined).flatMap((morceau) => atomeDe(morceau) ?? []) : atomes;
  // A lone string may be anything: it is kept as said, and makes no word of the vocabulary.
  const libre = liste.length < 2 && readBooleen(texte) === null && readNombre(texte) === null;
  return { atomes: liste, libre };
}

/** Turns the lines of a mapping into a function, once for all the records of an import. */
export function compileCorrespondance(lignes: readonly Ligne[]): CorrespondanceCompilee {
  const actives = lignes.filter(({ cible }) => cible !== 'ignore');
  const compilees = actives.map((ligne) => ({ ligne, put: compileLigne(ligne) }));
  const premiers = new Set<string>();
  const entiers = new Set<string>();
  const note = (champ: string): void => {
    entiers.add(champ.toLowerCase());
    premiers.add((champ.split('.')[0] ?? champ).toLowerCase());
    premiers.add(sansPoint(champ).toLowerCase());
  };
  for (const { champ, transformations } of lignes) {
    note(champ);
    for (const transformation of transformations ?? []) {
      if (transformation.kind === 'joindre') for (const joint of transformation.champs) note(joint);
    }
  }
  const restes = new Map<string, LigneCompilee>();
  const resteOf = (champ: string, cible: CodeCible): LigneCompilee => {
    const cle = `${champ} ${cible}`;
    const compilee = restes.get(cle) ?? compileLigne({ champ, cible });
    restes.set(cle, compilee);
    return compilee;
  };
  return {
    apply: (depot, enregistrement, identifiant) => {
      for (const { ligne, put } of compilees) {
        if (put(depot, enregistrement) || !ligne.obligatoire) continue;
        throw new FicheRefusee(`Le champ obligatoire «\u00a0${ligne.champ}\u00a0» est vide.`, ligne.champ, identifiant);
      }
      for (const champ in enregistrement) {
        if (premiers.has(champ.toLowerCase()) || isTechnique(champ)) continue;
        const valeur = enregistrement[champ];
        if (isVide(valeur)) continue;
        if (isSansNom(champ)) warn(depot, champ, SANS_NOM, String(valeur));
        const { atomes, libre, cible, retenu } = seemsPersonnel(champ) ? RETENU : nonMappe(valeur);
        if (retenu) withhold(depot, champ);
        else if (cible !== undefined) resteOf(champ, cible)(depot, enregistrement);
        else putCriteres(depot, { champ, intitule: humanize(champ), langue: 'fr' }, atomes, libre);
      }
    },
    covers: (champ) => {
      const bas = champ.toLowerCase();
      const [premier = bas] = bas.split('.');
      // A line on a whole sub-table covers its columns; lines on columns cover no other column.
      return entiers.has(bas) || entiers.has(premier) || (!bas.includes('.') && premiers.has(bas));
    },
  };
}
