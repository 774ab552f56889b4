import { z } from 'zod';
import { phraseSchema } from '../../kernel/words/phrase.ts';

/** One slide as a screen shows it: a whole page, for a frame that runs nothing and has no cookie. */
export const diapositiveApercueSchema = z.object({
  html: z.string(),
  /** Of the screen that it is drawn for, in pixels. */
  largeur: z.number().int(),
  hauteur: z.number().int(),
  /** The objet shown, and how many there are to go through. */
  objet: z.object({ id: z.number().int(), nom: z.string() }).nullable(),
  total: z.number().int(),
  /** What is missing or was cut, in words. */
  remarques: z.array(phraseSchema),
});
export type DiapositiveApercue = z.output<typeof diapositiveApercueSchema>;
