import { countOf } from '@bridge/contract';
import { FICHE } from '../../../catalogue/importation/phrase.rules.ts';

/** The numbers of a field of numbers, however people separate them. */
export function idsIn(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number);
}

export function writeIds(ids: Iterable<number>): string {
  return [...ids].sort((one, other) => one - other).join(', ');
}

/** Those that the feed names and that its source does not list, or no longer. */
export function unknownIds(text: string, listed: readonly { readonly id: number }[]): number[] {
  return [...new Set(idsIn(text))].filter((id) => listed.every((selection) => selection.id !== id));
}

/** « 1 240 fiches »: what Apidae holds, imported or not. */
export function countText(nombre: number | null): string {
  if (nombre === null) return 'nombre de fiches inconnu';
  return countOf(FICHE, nombre);
}
