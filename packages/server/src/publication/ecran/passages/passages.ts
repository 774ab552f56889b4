import { z } from 'zod';
import { instantDEcran as instant } from '../instant.ts';

/** How many showings one message may hold. */
export const MOST_PASSAGES = 500;

const numero = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable();

/** A showing as a screen tells it. */
export const passageJoueSchema = z.object({
  id: z.uuid(),
  demarrage: instant,
  /** The number of the showing since the player started: one a second for a third of a year. */
  numero: z.number().int().min(0).max(10_000_000),
  version: z.string().max(64),
  diaporama: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** The key of the slide, as manifests name it. */
  diapositive: z.string().regex(/^[\w-]{1,60}$/),
  vue: z.string().max(60),
  objet: numero,
  annonce: numero,
  debut: instant,
  /** Seconds that the clock of the screen was ahead. */
  decalage: z.number().min(-1e9).max(1e9),
  duree: z.number().min(0).max(86_400_000),
  resultat: z.enum(['entier', 'interrompu', 'echec']),
});
export type PassageLu = z.output<typeof passageJoueSchema>;

/** The showings of a message. Each is checked alone later, so that a wrong one does not block the others. */
export const passagesSchema = z.object({ passages: z.array(z.looseObject({ id: z.uuid() })).max(MOST_PASSAGES) });

export const passagesLus = ({ passages }: z.output<typeof passagesSchema>): PassageLu[] =>
  passages.flatMap((one) => passageJoueSchema.safeParse(one).data ?? []);

const DAY = 86_400_000;

/**
 * The real start of a showing: the time told, less the error of the screen's clock. A start in the future, or long
 * before what is kept, becomes the moment of reception.
 */
export function debutCorrige(
  { debut, decalage }: Pick<PassageLu, 'debut' | 'decalage'>,
  at: Date,
  oldest: number,
): Date {
  const corrected = Date.parse(debut) - decalage * 1_000;
  const latest = at.getTime();
  return new Date(corrected > latest + DAY || corrected < latest - oldest ? latest : Math.min(corrected, latest));
}
