const SHORTEST = 2_000;
const LONGEST = 5 * 60_000;

/** How long to leave imports that are awaited for so long, in milliseconds: looked at often at first, then less and less. */
export function pauseAfter(waited: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(waited / 2)));
}
