/** Ranks in a run are numbered by answer, then by piece; the ranks of removals come after all others. */
const PIECES_A_PAGE = 1_000_000;

/** The first rank of removals; the id of the objet is added to it. */
export const REMOVALS = 1_000_000_000_000_000;

export function rangOf(page: number, piece: number): number {
  return page * PIECES_A_PAGE + piece;
}

/** The first and the last rank of an answer. */
export function placesOf(page: number): readonly [number, number] {
  return [rangOf(page, 0), rangOf(page + 1, 0) - 1];
}
