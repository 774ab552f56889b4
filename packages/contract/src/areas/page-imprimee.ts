import { z } from 'zod';

/** Widths that pages are drawn in. */
export const LARGEURS_DE_PAGE = [160, 480, 960, 1_600] as const;
export const pageQuery = {
  largeur: z.coerce.number().pipe(z.literal(LARGEURS_DE_PAGE)),
};
/** The address of an image that a page of the console shows. */
export const imageSchema = z.object({ image: z.string() });
