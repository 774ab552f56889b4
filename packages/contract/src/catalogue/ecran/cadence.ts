/** What is promised of a screen that has a network, in milliseconds. */
export const PROMIS = {
  /** A message of emergency covers it. */
  urgence: 15_000,
  /** What was withdrawn has left it. */
  retrait: 60_000,
} as const;

/** In minutes, how often a screen tells its news where nobody says otherwise. */
export const NOUVELLES_D_OFFICE = 1;

/**
 * How both are kept, in milliseconds. The server says something on its stream at every `battement`. The player looks at every `ronde`: where it heard
 * nothing for the time of `silence`, the stream is cut, or somebody on the way holds it back, and it asks for its manifest itself.
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

/** How long a screen waits between two news, in milliseconds, chance left out. What a server of another version says counts for nothing. */
export function attenteDeNouvelles(minutes: unknown): number {
  const every = Number.isInteger(minutes) && Number(minutes) >= 1 ? Math.min(Number(minutes), 60) : NOUVELLES_D_OFFICE;
  return (every - 1) * MINUTE + CADENCE.nouvelles;
}
