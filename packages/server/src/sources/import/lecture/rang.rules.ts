/** Places in a run are numbered by answer, then by piece of the answer; removals come after everything. */
const PIECES_A_PAGE = 1_000_000;

/** From here on, a place is that of a removal: that of the objet's number. */
export const REMOVALS = 1_000_000_000_000_000;

export function rangOf(page: number, piece: number): number {
  return page * PIECES_A_PAGE + piece;
}

/** The first and the last place of an answer. */
export function placesOf(page: number): readonly [number, number] {
  return [rangOf(page, 0), rangOf(page + 1, 0) - 1];
}
