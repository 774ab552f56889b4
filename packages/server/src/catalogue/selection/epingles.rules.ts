import type { Epingle } from './question.ts';

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A page shared by pins and other objets. */
export interface Placement {
  /** The pinned objet at each place of the page, or null for one of the others. */
  readonly places: readonly (number | null)[];
  /** The slice of the other objets, in their order, that fills the page. */
  readonly others: Slice;
}

/**
 * Places pinned objets among `total`: at their position, else right after a pin that has it, else last. A pinned objet
 * takes its place once, on one page: no page repeats another.
 */
export function placePins(epingles: readonly Epingle[], total: number, { offset, limit }: Slice): Placement {
  const slots = slotsOf(epingles, total);
  const length = Math.max(0, Math.min(limit, total - offset));
  const places = Array.from({ length }, (_, index) => slots.get(offset + index) ?? null);
  const before = [...slots.keys()].filter((slot) => slot < offset).length;
  return {
    places,
    others: { offset: offset - before, limit: places.filter((objet) => objet === null).length },
  };
}

/** The pinned objet at each place, from zero. */
function slotsOf(epingles: readonly Epingle[], total: number): ReadonlyMap<number, number> {
  const sorted = [...epingles].sort((a, b) => a.position - b.position);
  const places: number[] = [];
  for (const { position } of sorted) places.push(Math.max(position - 1, (places.at(-1) ?? -1) + 1));
  // No place is beyond the end.
  const last = (index: number) => total - sorted.length + index;
  return new Map(sorted.map(({ objet }, index) => [Math.min(places[index] ?? 0, last(index)), objet]));
}
