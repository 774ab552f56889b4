const SHORTEST = 1_000;
const LONGEST = 60_000;

/** The milliseconds before the next try: longer each time, at random below that, so that screens do not return at once. */
export function attenteAvant(essais: number, hasard: () => number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(essais, 10));
  return Math.max(250, Math.round(hasard() * most));
}
