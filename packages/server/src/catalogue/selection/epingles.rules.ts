import type { Epingle } from './question.ts';

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A page that pins share with the others. */
export interface Placement {
  /** What stands at each place of the page: a pinned objet, or the next of the others. */
  readonly places: readonly (number | null)[];
  /** Which of the others fill it: those without a pin, in their order. */
  readonly others: Slice;
}

/**
 * Puts pinned objets where they belong among `total`: at their position, else right after a pin that has it already, else last. What
 * is pinned takes its place once, on whichever page that is: no page repeats another.
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

/** Which objet is at which place, counted from zero. */
function slotsOf(epingles: readonly Epingle[], total: number): ReadonlyMap<number, number> {
  const sorted = [...epingles].sort((a, b) => a.position - b.position);
  const places: number[] = [];
  for (const { position } of sorted) places.push(Math.max(position - 1, (places.at(-1) ?? -1) + 1));
  // Nothing stands beyond the end.
  const last = (index: number) => total - sorted.length + index;
  return new Map(sorted.map(({ objet }, index) => [Math.min(places[index] ?? 0, last(index)), objet]));
}
