import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idListSchema, idSchema } from '../../kernel/fields/schemas.ts';
import { lecteursSelections } from '../roles.ts';

/** As many fiches as are drawn while somebody waits. */
export const FICHES_DE_BROCHURE = 40;
export const TITRE_DE_BROCHURE = 120;

/** Some objets as a small PDF, at once: those that were chosen, or the first ones of a sélection. */
export const brochure = defineEndpoint({
  method: 'GET',
  path: '/api/editions/brochure',
  summary: 'Une brochure de quelques objets, en PDF, aux couleurs d’un site ou de l’entité',
  access: lecteursSelections,
  query: z
    .strictObject({
      objets: idListSchema,
      selection: z.exactOptional(idSchema),
      langue: langueSchema,
      titre: z
        .string()
        .trim()
        .min(1, 'Donnez un titre à la brochure.')
        .max(TITRE_DE_BROCHURE, `${TITRE_DE_BROCHURE} caractères au plus.`),
      /** Whose colours, logo and pages it has; left out: those of the entity of the person. */
      site: z.exactOptional(idSchema),
    })
    .refine(({ objets, selection }) => objets.length > 0 !== (selection !== undefined), {
      path: ['objets'],
      message: 'Choisissez des objets, ou une sélection.',
    })
    .refine(({ objets }) => objets.length <= FICHES_DE_BROCHURE, {
      path: ['objets'],
      message: `Une brochure a ${FICHES_DE_BROCHURE} fiches au plus\u00a0: choisissez-en moins, ou faites une édition.`,
    }),
  response: z.unknown(),
  answersFile: true,
});

/** Sites are for those who work on the web: whoever gives a brochure needs their names alone. */
export const sitesDeBrochure = defineEndpoint({
  method: 'GET',
  path: '/api/editions/brochure/sites',
  summary: 'Les sites aux couleurs desquels une brochure peut être faite, ceux de l’entité d’abord',
  access: lecteursSelections,
  response: z.object({ items: z.array(z.object({ id: z.number().int(), nom: z.string() })) }),
});
