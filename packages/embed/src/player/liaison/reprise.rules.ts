const SHORTEST = 1_000;
const LONGEST = 60_000;

/** How long to wait before the next try, in milliseconds: longer each time, anywhere below, so that screens do not all come back at once. */
export function attenteAvant(essais: number, hasard: () => number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(essais, 10));
  return Math.max(250, Math.round(hasard() * most));
}
