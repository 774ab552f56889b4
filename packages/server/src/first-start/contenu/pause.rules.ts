const SHORTEST = 2_000;
const LONGEST = 5 * 60_000;

/** How long to wait for imports, in milliseconds: short at first, then longer and longer. */
export function pauseAfter(waited: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(waited / 2)));
}
