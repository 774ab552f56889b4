import { sembleJoindre, semblePersonnel } from './noms.rules.ts';
import type { Atome } from './valeurs.rules.ts';

/** Ten digits the French way, or nine and more after a « + ». */
const TELEPHONE = /(?<!\d)0[1-9](?:[\s.-]?\d{2}){4}(?!\d)|\+\d(?:[\s.()-]{0,3}\d){8}/;
const COURRIEL = /\S@[^\s@]{1,190}\.[a-z]{2}/i;
/** What a sentence has and a number or an address has not. */
const PHRASE = /\p{L}{2,}\s+\p{L}{2,}/u;

/** Whether a text tells how somebody is reached, among other things or not. */
export const isJoignable = ({ texte }: Atome): boolean => COURRIEL.test(texte) || TELEPHONE.test(texte);

/** Whether a text is that and nothing else. */
export const isCoordonnee = (atome: Atome): boolean => isJoignable(atome) && !PHRASE.test(atome.texte);

/**
 * Whether a column that nobody mapped tells who somebody is or how they are reached: it stays in the record as received, where the
 * mapping shows it, and is published nowhere.
 */
export const isRetenue = (colonne: string, atomes: readonly Atome[]): boolean =>
  sembleJoindre(colonne) || atomes.some(isJoignable);

/** The same of a column of a table that somebody mapped whole, sentences apart: these were meant to be read. */
export const isPersonnelle = (colonne: string, atomes: readonly Atome[]): boolean =>
  semblePersonnel(colonne) || atomes.some(isCoordonnee);
