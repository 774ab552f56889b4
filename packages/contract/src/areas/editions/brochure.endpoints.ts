import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idListSchema, idSchema } from '../../kernel/fields/schemas.ts';
import { lecteursSelections } from '../roles.ts';

/** How many fiches are drawn at most while a person waits. */
export const FICHES_DE_BROCHURE = 40;
export const TITRE_DE_BROCHURE = 120;

/** A small PDF of some objets, drawn at once: those chosen, or the first ones of a sélection. */
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
      /** The site whose colours, logo and pages it has; by default, those of the person's entity. */
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

/** The names of sites, for people who give brochures: the sites themselves are for people of the web. */
export const sitesDeBrochure = defineEndpoint({
  method: 'GET',
  path: '/api/editions/brochure/sites',
  summary: 'Les sites aux couleurs desquels une brochure peut être faite, ceux de l’entité d’abord',
  access: lecteursSelections,
  response: z.object({ items: z.array(z.object({ id: z.number().int(), nom: z.string() })) }),
});
