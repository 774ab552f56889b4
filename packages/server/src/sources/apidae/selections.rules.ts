import { lineOf } from '../clean/texte.rules.ts';
import { lignesOf, objet, principal } from './valeurs.rules.ts';

/** A selection of a project, as Apidae tells of it. */
export interface SelectionDistante {
  readonly id: number;
  readonly nom: string;
  /** Objects that it holds; null where it is not said. */
  readonly nombre: number | null;
}

/** Null for what is no selection. */
export function selectionOf(value: unknown): SelectionDistante | null {
  const { id, nom, libelle, objetsTouristiques } = objet(value);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  const label = principal(lignesOf(libelle)) ?? principal(lignesOf(nom)) ?? lineOf(nom) ?? lineOf(libelle);
  const nombre = Array.isArray(objetsTouristiques) ? objetsTouristiques.length : null;
  return { id, nom: label ?? `Sélection ${id}`, nombre };
}
