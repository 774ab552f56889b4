/** The promised delays of a connected screen, in milliseconds. */
export const PROMIS = {
  /** Until a message of emergency is shown. */
  urgence: 15_000,
  /** Until withdrawn content is no longer shown. */
  retrait: 60_000,
} as const;

/** The default interval of a screen's news, in minutes. */
export const NOUVELLES_D_OFFICE = 1;

/**
 * How these delays are kept, in milliseconds: the server writes to its stream every `battement`, and the player checks
 * every `ronde`. After `silence` without data, the stream is broken or held back, and the player asks for its manifest.
 */
export const CADENCE = {
  battement: 5_000,
  silence: 8_000,
  ronde: 5_000,
  /** News that are told every minute are told after so long, and somewhat later by chance: not by all screens at the same second. */
  nouvelles: 51_000,
  hasard: 3_500,
} as const;

const MINUTE = 60_000;

/** The interval between a screen's news in milliseconds, without chance. An invalid answer of the server is ignored. */
export function attenteDeNouvelles(minutes: unknown): number {
  const every = Number.isInteger(minutes) && Number(minutes) >= 1 ? Math.min(Number(minutes), 60) : NOUVELLES_D_OFFICE;
  return (every - 1) * MINUTE + CADENCE.nouvelles;
}
