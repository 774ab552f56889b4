const FIRST = 5_000;
const LONGEST = 15 * 60_000;

/** How long to wait before the next attempt: twice as long each time, with chance to spread failures. */
export function backoff(attempt: number, random: () => number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole * (0.5 + random() / 2));
}
