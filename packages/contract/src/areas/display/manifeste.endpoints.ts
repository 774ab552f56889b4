import { z } from 'zod';
import { EPREUVES } from '../../catalogue/ecran/ecran.choix.ts';
import type { Manifeste } from '../../catalogue/ecran/manifeste.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { brouillonDeDiaporamaSchema } from './diaporama.endpoints.ts';
import { affichage } from './display.roles.ts';

/** The manifest for the player of a preview, in which media are addresses instead of fingerprints. */
export const manifesteDEssai = defineEndpoint({
  method: 'POST',
  path: '/api/display/diaporamas/manifeste',
  summary: 'Un diaporama tel qu’un écran le passe ce jour-là, avant de l’enregistrer',
  access: affichage,
  body: z.strictObject({
    diaporama: brouillonDeDiaporamaSchema,
    /** The screen to preview, or null for any. */
    ecran: idSchema.nullable(),
    /** Null for the languages of the diaporama, or that of the screen. */
    langue: langueSchema.nullable(),
    jour: z.iso.date(),
    /** Which hardest objets of the catalogue replace those of the sélection, or none. */
    epreuve: z
      .enum(EPREUVES.map(({ value }) => value))
      .nullable()
      .default(null),
  }),
  response: z.custom<Manifeste>(),
});
