import { LANGUES_CHOIX, type Langue } from '../../../catalogue/langue.ts';
import { LIBELLES_APIDAE } from './apidae.choix.ts';

/** A value at a path of Apidae: a text by language, a plain text, a point, or contacts. */
export type ValeurEcrite =
  | string
  | { readonly type: 'Point'; readonly coordinates: readonly [lon: number, lat: number] }
  | readonly { readonly coordonnees: { readonly fr: string } }[]
  | { readonly [libelle: `libelle${string}`]: string };

/** A line of what is written: the field, the language if it matters, and the words. */
export interface LigneEcrite {
  readonly champ: string;
  readonly langue: Langue | null;
  /** The present text in Apidae; absent for a new objet. */
  readonly avant?: string;
  readonly texte: string;
}

/** A value in words for people: a line for each language of a text. */
export function lignesDe(champ: string, valeur: ValeurEcrite): LigneEcrite[] {
  if (typeof valeur === 'string') return [{ champ, langue: null, texte: valeur }];
  if (isContacts(valeur))
    return [{ champ, langue: null, texte: valeur.map(({ coordonnees }) => coordonnees.fr).join(', ') }];
  if ('coordinates' in valeur) {
    const [lon, lat] = valeur.coordinates;
    return [{ champ, langue: null, texte: `${lat}, ${lon}` }];
  }
  return Object.entries(valeur).map(([libelle, texte]) => ({ champ, langue: langueDe(libelle), texte }));
}

const isContacts = (valeur: ValeurEcrite): valeur is Extract<ValeurEcrite, readonly unknown[]> => Array.isArray(valeur);

const langueDe = (libelle: string): Langue | null =>
  LANGUES_CHOIX.find(({ value }) => LIBELLES_APIDAE[value] === libelle)?.value ?? null;
