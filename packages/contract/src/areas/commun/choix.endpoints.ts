import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idListSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';

/** The choices of a reference field. Names only: whoever may refer to a record may know its name. */
export const listChoices = defineEndpoint({
  method: 'GET',
  path: '/api/choix/:ressource',
  summary: 'Éléments à choisir dans un champ de référence, par leur nom ou par leurs numéros',
  access: SESSION,
  params: z.strictObject({ ressource: z.string().max(60) }),
  query: z.strictObject({
    q: z.string().trim().max(200).default(''),
    ids: idListSchema,
    /** The resource that will refer to the record, since some records are not for all. */
    pour: z.string().max(60).default(''),
    /** The field that refers to it, if referring acts on it: only records that the entity may act on are offered. */
    champ: z.string().max(60).default(''),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        titre: z.string(),
        couleur: z.string().nullable(),
        /** Whether it may be chosen: an archived or thrown away record stays where it is used. */
        actif: z.boolean(),
        /** Words that tell the record from others: « Restaurant, Malbrume ». */
        precision: z.string().optional(),
      }),
    ),
  }),
});

export const searchEverywhere = defineEndpoint({
  method: 'GET',
  path: '/api/recherche',
  summary: 'Chercher un élément par son nom, son code ou son numéro, dans tout ce que l’on peut voir',
  access: SESSION,
  query: z.strictObject({ q: z.string().trim().min(1).max(200) }),
  response: z.object({
    items: z.array(
      z.object({
        ressource: z.string(),
        nature: phraseSchema,
        icone: z.string(),
        id: z.number(),
        titre: z.string(),
        chemin: z.string(),
        precision: z.string().optional(),
      }),
    ),
    /** The kinds of which more was found than is told here, each with the list that shows all. */
    suites: z.array(z.object({ ressource: z.string(), nature: phraseSchema, icone: z.string(), chemin: z.string() })),
  }),
});
