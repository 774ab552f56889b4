import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { periodeDeRegleSchema } from '../../catalogue/regle/periode.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { imageSchema, pageQuery } from '../page-imprimee.ts';
import { adminsEditions, lecteursEditions } from './editions.roles.ts';
import { SORTIES_D_EDITION } from './modele-edition.choix.ts';

const params = z.strictObject({ id: idSchema });
const PATH = '/api/editions/generations/:id';

const sortieSchema = z.enum(SORTIES_D_EDITION.map(({ value }) => value));
export type SortieDEdition = z.output<typeof sortieSchema>;

/** Makes a document for each language of the model, from the present catalogue. */
export const generateEdition = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/:id/generer',
  summary: 'Produire les documents d’un modèle, un par langue',
  access: lecteursEditions,
  params,
  body: z.strictObject({
    /** The languages; by default, those of the model. */
    langues: z.exactOptional(z.array(langueSchema).min(1).max(20)),
    periode: z.exactOptional(periodeDeRegleSchema.nullable()),
  }),
  response: z.object({ generations: z.array(z.object({ id: z.number().int(), tache: z.number().int() })) }),
});

/** Draws the same data again: the same pages, whatever the catalogue became since. */
export const redoGeneration = defineEndpoint({
  method: 'POST',
  path: `${PATH}/refaire`,
  summary: 'Produire à nouveau un document, avec les mêmes données',
  access: lecteursEditions,
  params,
  response: z.object({ id: z.number().int(), tache: z.number().int() }),
});

/** Makes the documents of a planification now, with the same conditions and sendings as at its hour. */
export const runPlanification = defineEndpoint({
  method: 'POST',
  path: '/api/editions/planifications/:id/executer',
  summary: 'Faire paraître une planification sans attendre son heure',
  access: lecteursEditions,
  params,
  response: z.object({ generations: z.array(z.object({ id: z.number().int(), tache: z.number().int() })) }),
});

export const sendGenerationAgain = defineEndpoint({
  method: 'POST',
  path: `${PATH}/renvoyer`,
  summary: 'Envoyer à nouveau un document validé, aux destinations que sa planification a maintenant',
  access: lecteursEditions,
  params,
  /** Whether only failed sendings leave again. */
  body: z.strictObject({ echecs: z.boolean() }),
  response: z.object({ envois: z.number().int() }),
});

/** For admins of editions, and for the people whom the planification names. */
export const approveGeneration = defineEndpoint({
  method: 'POST',
  path: `${PATH}/valider`,
  summary: 'Valider un document relu\u00a0: il devient celui de l’adresse permanente, et ses envois partent',
  access: lecteursEditions,
  params,
  /** True to approve a document even though its check stops it. */
  body: z.strictObject({ malgreLeControle: z.boolean() }),
  response: z.null(),
});

export const refuseGeneration = defineEndpoint({
  method: 'POST',
  path: `${PATH}/refuser`,
  summary: 'Refuser un document relu, en disant pourquoi',
  access: lecteursEditions,
  params,
  body: z.strictObject({ motif: z.string().trim().min(1, 'Dites pourquoi.').max(1_000) }),
  response: z.null(),
});

export const freezeGeneration = defineEndpoint({
  method: 'POST',
  path: `${PATH}/figer`,
  summary: 'Garder un document pour toujours, ou le laisser partir avec les plus anciens',
  access: adminsEditions,
  params,
  body: z.strictObject({ figee: z.boolean() }),
  response: z.null(),
});

export const removeGeneration = defineEndpoint({
  method: 'POST',
  path: `${PATH}/supprimer`,
  summary: 'Supprimer un document produit et ses fichiers',
  access: adminsEditions,
  params,
  response: z.null(),
});

export const fichierDeGeneration = defineEndpoint({
  method: 'GET',
  path: `${PATH}/fichiers/:sortie`,
  summary: 'Télécharger un fichier d’un document produit',
  access: lecteursEditions,
  params: z.strictObject({ id: idSchema, sortie: sortieSchema }),
  response: z.unknown(),
  answersFile: true,
});

export const pageDeGeneration = defineEndpoint({
  method: 'GET',
  path: `${PATH}/pages/:page`,
  summary: 'Une page d’un document produit, en image',
  access: lecteursEditions,
  params: z.strictObject({ id: idSchema, page: idSchema }),
  query: z.strictObject({ ...pageQuery, sortie: z.exactOptional(sortieSchema) }),
  response: imageSchema,
});

/** The differences, before and after, in words. */
const champsChangesSchema = z.array(z.object({ champ: z.string(), avant: z.string(), apres: z.string() }));

const changementSchema = z.object({
  objet: z.number().int(),
  nom: z.string(),
  genre: z.enum(['ajoute', 'retire', 'change']),
  /** The page where the objet is, or was. */
  page: z.number().int().nullable(),
  champs: champsChangesSchema,
});
export type ChangementDEdition = z.output<typeof changementSchema>;

export const changementsDeGeneration = defineEndpoint({
  method: 'GET',
  path: `${PATH}/changements`,
  summary:
    'Ce qui change entre deux documents\u00a0: titres, nombre de pages, et objets ajoutés, retirés, modifiés, page par page',
  access: lecteursEditions,
  params,
  /** The document to compare with; by default, the one before of the same model and language. */
  query: z.strictObject({ avec: z.exactOptional(idSchema) }),
  response: z.object({
    /** The document that it is compared with, or null. */
    avec: z.object({ id: z.number().int(), creeLe: z.iso.datetime() }).nullable(),
    /** The differences of the document itself: titles, page size, number of pages. */
    ensemble: champsChangesSchema,
    changements: z.array(changementSchema),
  }),
});
export type ChangementsDEdition = z.output<typeof changementsDeGeneration.response>;
