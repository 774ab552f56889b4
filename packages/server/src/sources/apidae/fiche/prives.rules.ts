import type { Champs } from './valeurs.rules.ts';

/** Blocks that name people, that members keep for themselves, or that say how Apidae keeps its records. */
const PRIVES: ReadonlySet<string> = new Set(
  'contacts contact chef responsable gerant proprietaire criteresInternes donneesPrivees metadonnees gestion enquete enquetes integration'.split(
    ' ',
  ),
);

/** Whether the property of that name is never kept, in an object, in an aspect or in a block. */
export const isPrive = (key: string): boolean => PRIVES.has(key);

/** Whether a block describes a person: it has a first name or a title. */
export const isPersonne = (champs: Champs): boolean => champs.prenom !== undefined || champs.civilite !== undefined;
