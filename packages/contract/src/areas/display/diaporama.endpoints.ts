import { z } from 'zod';
import { diapositiveApercueSchema } from '../../catalogue/ecran/apercu.schemas.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema, ownerOfDraftSchema } from '../../kernel/fields/schemas.ts';
import { diaporama } from './diaporama.resource.ts';
import { diapositives } from './diapositive.fields.ts';
import { affichage } from './display.roles.ts';

const f = diaporama.fields;

/** The fields that decide what stands around every slide, saved or not. */
export const habillageSchema = z.strictObject({
  gabarit: f.gabarit.schema,
  parametres: f.parametres.schema,
  resolution: f.resolution.schema,
  bandeau: f.bandeau.schema,
  horloge: f.horloge.schema,
  date: f.date.schema,
  logo: f.logo.schema,
  defilant: f.defilant.schema,
  entiteId: ownerOfDraftSchema,
});
export type Habillage = z.output<typeof habillageSchema>;

/** The parameters of a gabarit: an author of diaporamas sets them, and does not read the gabarit itself. */
export const parametresDuGabarit = defineEndpoint({
  method: 'GET',
  path: '/api/display/diaporamas/parametres',
  summary: 'Ce qu’un gabarit de diaporama laisse régler',
  access: affichage,
  query: z.strictObject({ gabarit: idSchema }),
  response: z.object({
    items: z.array(
      z.object({
        nom: z.string(),
        libelle: z.string(),
        genre: z.enum(['couleur', 'nombre']),
        defaut: z.string(),
      }),
    ),
    /** The format that the gabarit was drawn for. */
    format: z.object({ orientation: f.orientation.schema, resolution: f.resolution.schema }),
  }),
});

/** All of a diaporama that screens play, saved or not yet. */
export const brouillonDeDiaporamaSchema = z.strictObject({
  ...habillageSchema.shape,
  nom: z.string().max(200),
  orientation: f.orientation.schema,
  langues: f.langues.schema,
  alternance: f.alternance.schema,
  sequence: f.sequence.schema,
  ordre: f.ordre.schema,
  plages: f.plages.schema,
  partAnnonces: f.partAnnonces.schema,
  meteoLatitude: f.meteoLatitude.schema,
  meteoLongitude: f.meteoLongitude.schema,
  meteoAdresse: f.meteoAdresse.schema,
  secoursMedia: f.secoursMedia.schema,
  secoursTexte: f.secoursTexte.schema,
  ancienneteMax: f.ancienneteMax.schema,
  dateDeMaj: f.dateDeMaj.schema,
  majApres: f.majApres.schema,
});
export type BrouillonDeDiaporama = z.output<typeof brouillonDeDiaporamaSchema>;

export const apercuDeDiapositive = defineEndpoint({
  method: 'POST',
  path: '/api/display/diaporamas/apercu',
  summary: 'Une diapositive telle qu’un écran la montre, avant d’enregistrer le diaporama',
  access: affichage,
  body: z.strictObject({
    habillage: habillageSchema,
    diapositive: diapositives.itemSchema,
    langue: langueSchema,
    /** The position of the objet to show, from the first. */
    pas: z.number().int().min(0).max(1_000).default(0),
  }),
  response: diapositiveApercueSchema,
});
