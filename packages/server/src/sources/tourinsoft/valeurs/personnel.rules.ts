import { seemsPersonnel, tellsHowToReach } from '../../clean/personnel.rules.ts';
import { isColonneTechnique, seemsJoignable } from './noms.rules.ts';
import { type Atome, atomeDe, isMedia, sousRangeesDe, unfold } from './valeurs.rules.ts';

/** Two words in a row: sentences have them, telephone numbers and e-mail addresses do not. */
const PHRASE = /\p{L}{2,}\s+\p{L}{2,}/u;

/** Whether a text tells how somebody is reached, among other things or not. */
export const isJoignable = ({ texte }: Atome): boolean => tellsHowToReach(texte);

/** Whether a text is a telephone number or an e-mail address and nothing else. */
export const isCoordonnee = (atome: Atome): boolean => isJoignable(atome) && !PHRASE.test(atome.texte);

/** Whether a column tells who somebody is or how they are reached, by its name or what it holds. */
type Jugement = (colonne: string, atomes: readonly Atome[]) => boolean;

/** The judgement on a column that nobody mapped: its name or any of its values may give it away. */
const isRetenue: Jugement = (colonne, atomes) => seemsJoignable(colonne) || atomes.some(isJoignable);

/** Of a column of a table that somebody mapped whole, sentences apart: these were meant to be read. */
export const isPersonnelle: Jugement = (colonne, atomes) => seemsPersonnel(colonne) || atomes.some(isCoordonnee);

/**
 * Whether a column tells of people, itself or by any column of the rows it holds: all of it stays in the record as received then,
 * where the mapping shows it, and is published nowhere.
 */
export function tellsOfPeople(colonne: string, brut: unknown, judges: Jugement = isRetenue, table = ''): boolean {
  if (isColonneTechnique(colonne)) return false;
  const valeur = unfold(brut);
  const elements: readonly unknown[] = Array.isArray(valeur) ? valeur : [valeur];
  // The address of a file is nobody's number.
  const atomes = elements.flatMap((element) => (isMedia(element) ? [] : (atomeDe(element) ?? [])));
  return (
    judges(colonne, atomes) ||
    sousRangeesDe(valeur, table).some((rangee) =>
      Object.entries(rangee).some(([nom, sous]) => tellsOfPeople(nom, sous, judges, `${table}${colonne}.`)),
    )
  );
}
