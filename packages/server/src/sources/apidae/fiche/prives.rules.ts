import type { Champs } from './valeurs.rules.ts';

/** Blocks that name people, that members keep for themselves, or that say how Apidae keeps its records. */
const PRIVES: ReadonlySet<string> = new Set(
  'contacts contact chef responsable gerant proprietaire criteresInternes donneesPrivees metadonnees gestion enquete enquetes integration'.split(
    ' ',
  ),
);

/** Whether a key holds what is never a fact, wherever it stands: in an object, in an aspect, or inside of a block. */
export const isPrive = (key: string): boolean => PRIVES.has(key);

/** Whether a block says who somebody is, whatever it is called. */
export const isPersonne = (champs: Champs): boolean => champs.prenom !== undefined || champs.civilite !== undefined;
