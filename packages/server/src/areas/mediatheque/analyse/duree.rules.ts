/** Seconds rounded to the hundredth, or null when the file's number is no duration. */
export function secondesDe(seconds: number): number | null {
  return Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 100) / 100 : null;
}
