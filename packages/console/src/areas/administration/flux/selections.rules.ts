import { formatNumber } from '@bridge/contract';

/** The numbers of a field of numbers, however people separate them. */
export function idsIn(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number);
}

export function writeIds(ids: Iterable<number>): string {
  return [...ids].sort((one, other) => one - other).join(', ');
}

/** « 1 240 objets ». */
export function countText(nombre: number | null): string {
  if (nombre === null) return 'nombre d’objets inconnu';
  return `${formatNumber(nombre)} ${nombre > 1 ? 'objets' : 'objet'}`;
}
