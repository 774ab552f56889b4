/** What is promised of a screen that has a network, in milliseconds. */
export const PROMIS = {
  /** A message of emergency covers it. */
  urgence: 15_000,
  /** What was withdrawn has left it. */
  retrait: 60_000,
} as const;

/**
 * How both are kept, in milliseconds. The server says something on its stream at every `battement`. The player looks at every `regard`: where it heard
 * nothing for the time of `silence`, the stream is cut, or somebody on the way holds it back, and it asks for its manifest itself.
 */
export const CADENCE = {
  battement: 5_000,
  silence: 8_000,
  regard: 5_000,
  /** News are told after so long, and somewhat later by chance: not by all screens at the same second. */
  nouvelles: 51_000,
  hasard: 3_500,
} as const;
