import { z } from 'zod';
import { phraseSchema } from '../../kernel/words/phrase.ts';

/** A slide as a screen shows it: a whole page, for a frame without scripts and cookies. */
export const diapositiveApercueSchema = z.object({
  html: z.string(),
  /** The size of the screen, in pixels. */
  largeur: z.number().int(),
  hauteur: z.number().int(),
  /** The objet shown, and the number of objets. */
  objet: z.object({ id: z.number().int(), nom: z.string() }).nullable(),
  total: z.number().int(),
  /** What is missing or was cut, in words. */
  remarques: z.array(phraseSchema),
});
export type DiapositiveApercue = z.output<typeof diapositiveApercueSchema>;
