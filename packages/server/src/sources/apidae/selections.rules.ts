import { lineOf } from '../clean/texte.rules.ts';
import { lignesOf, objet, principal } from './fiche/valeurs.rules.ts';

/** A selection of a project, as Apidae tells of it. */
export interface SelectionDistante {
  readonly id: number;
  readonly nom: string;
  /** How many objects the selection holds; null where Apidae does not say. */
  readonly nombre: number | null;
}

/** An internal criterion of a project. */
export type CritereDistant = Pick<SelectionDistante, 'id' | 'nom'>;

/** Null for what is no selection. */
export function selectionOf(value: unknown): SelectionDistante | null {
  const { objetsTouristiques } = objet(value);
  const nombre = Array.isArray(objetsTouristiques) ? objetsTouristiques.length : null;
  const named = namedOf(value, (id) => `Sélection ${id}`);
  return named && { ...named, nombre };
}

/** Null for what is no criterion. */
export const critereOf = (value: unknown): CritereDistant | null => namedOf(value, (id) => `Critère ${id}`);

function namedOf(value: unknown, unnamed: (id: number) => string): CritereDistant | null {
  const { id, nom, libelle } = objet(value);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  const label = principal(lignesOf(libelle)) ?? principal(lignesOf(nom)) ?? lineOf(nom) ?? lineOf(libelle);
  return { id, nom: label ?? unnamed(id) };
}
