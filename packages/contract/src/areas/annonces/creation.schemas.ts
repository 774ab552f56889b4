import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { refSchema } from '../../kernel/ref.ts';
import { fauteDAdresse } from './adresse.rules.ts';

const phrase = (most: number) => z.string().trim().max(most, `${most} caractères au plus.`);

/** What is shown of an annonce, in one format and one language. */
export const creationSchema = z.strictObject({
  format: refSchema('formatAnnonce'),
  /** Empty: whatever the language. */
  langue: z.union([z.literal(''), langueSchema]),
  media: refSchema('media').nullable(),
  titre: phrase(200),
  accroche: phrase(500),
  bouton: phrase(40),
  url: phrase(2_000).superRefine((url, context) => {
    const message = fauteDAdresse(url);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
  /** Empty: the words of the media. */
  alternatif: phrase(300),
});
export type Creation = z.output<typeof creationSchema>;

export const MOST_CREATIONS = 40;
export const REFS_DE_CREATION = ['formatAnnonce', 'media'] as const;

export const creationsSchema = z
  .array(creationSchema)
  .max(MOST_CREATIONS, `${MOST_CREATIONS} créations au plus.`)
  .superRefine((creations, context) => {
    const seen = new Set<string>();
    for (const [rang, { format, langue }] of creations.entries()) {
      const cle = `${format.id} ${langue}`;
      if (seen.has(cle))
        context.addIssue({
          code: 'custom',
          path: [rang, 'langue'],
          message: 'Une autre création a déjà ce format et cette langue.',
        });
      seen.add(cle);
    }
  });

export function nouvelleCreation(format: number): Creation {
  return {
    format: { ref: 'formatAnnonce', id: format },
    langue: '',
    media: null,
    titre: '',
    accroche: '',
    bouton: '',
    url: '',
    alternatif: '',
  };
}
