import { z } from 'zod';

/** The first instant whose year has five digits, which is no date to anybody who reads it. */
const TOO_FAR = Date.UTC(10_000, 0);

/** An instant told by the clock of a screen, which may be wrong by years. */
export const instantDEcran = z.string().refine((text) => {
  const at = Date.parse(text);
  return at >= 0 && at < TOO_FAR;
});
