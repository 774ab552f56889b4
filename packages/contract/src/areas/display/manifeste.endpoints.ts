import { z } from 'zod';
import { EPREUVES } from '../../catalogue/ecran/ecran.choix.ts';
import type { Manifeste } from '../../catalogue/ecran/manifeste.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { brouillonDeDiaporamaSchema } from './diaporama.endpoints.ts';
import { affichage } from './display.roles.ts';

/** What the player of the preview plays: media are addresses of their own in it, and none is named by its fingerprint. */
export const manifesteDEssai = defineEndpoint({
  method: 'POST',
  path: '/api/display/diaporamas/manifeste',
  summary: 'Un diaporama tel qu’un écran le passe ce jour-là, avant de l’enregistrer',
  access: affichage,
  body: z.strictObject({
    diaporama: brouillonDeDiaporamaSchema,
    /** The screen that it is tried for; null: any. */
    ecran: idSchema.nullable(),
    /** Null: those of the diaporama, or the one of the screen. */
    langue: langueSchema.nullable(),
    jour: z.iso.date(),
    /** Slides of objets show the hardest ones of the catalogue, in place of those of their sélection. */
    epreuve: z
      .enum(EPREUVES.map(({ value }) => value))
      .nullable()
      .default(null),
  }),
  response: z.custom<Manifeste>(),
});
