import { countOf } from '@bridge/contract';
import { FICHE } from '../../../catalogue/importation/phrase.rules.ts';

/** The ids in a text, whatever separates them. */
export function idsIn(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number);
}

export function writeIds(ids: Iterable<number>): string {
  return [...ids].sort((one, other) => one - other).join(', ');
}

/** The ids of the feed that its source does not list, or no longer lists. */
export function unknownIds(text: string, listed: readonly { readonly id: number }[]): number[] {
  return [...new Set(idsIn(text))].filter((id) => listed.every((selection) => selection.id !== id));
}

/** The count of records in Apidae, imported or not: « 1 240 fiches ». */
export function countText(nombre: number | null): string {
  if (nombre === null) return 'nombre de fiches inconnu';
  return countOf(FICHE, nombre);
}
