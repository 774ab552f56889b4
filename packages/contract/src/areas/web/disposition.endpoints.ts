import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { ZONES_DE_FICHE } from './fiche.resource.ts';
import { lecteursWeb } from './web.roles.ts';

/** The parts that the product writes in a fiche: a zone is described by the parts around it. */
export const REPERES_DE_FICHE = [
  { value: 'titre', label: 'Nom de l’objet' },
  { value: 'galerie', label: 'Photos de l’objet' },
  { value: 'actions', label: 'Actions' },
  { value: 'proches', label: 'Voir aussi, à proximité' },
  { value: 'semblables', label: 'Objets semblables' },
  { value: 'source', label: 'Source et mise à jour' },
] as const;

const partieSchema = z.discriminatedUnion('genre', [
  z.object({ genre: z.literal('zone'), nom: z.enum(ZONES_DE_FICHE.map(({ value }) => value)) }),
  z.object({ genre: z.literal('repere'), nom: z.enum(REPERES_DE_FICHE.map(({ value }) => value)) }),
]);
export type PartieDeFiche = z.output<typeof partieSchema>;

const rangeeSchema = z.object({
  parties: z.array(partieSchema),
  /** The parts beside them on a large screen. */
  cote: z.array(partieSchema),
});
export type RangeeDeFiche = z.output<typeof rangeeSchema>;

export const dispositionDeFiche = defineEndpoint({
  method: 'GET',
  path: '/api/web/fiches/disposition',
  summary: 'Où un gabarit de fiche place les zones, de haut en bas',
  access: lecteursWeb,
  /** The gabarit; by default the first of the product, as on pages. */
  query: z.strictObject({ gabarit: idSchema.optional() }),
  response: z.object({ rangees: z.array(rangeeSchema) }),
});
