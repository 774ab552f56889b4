import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { accesAnnonces } from './annonces.roles.ts';
import { apercuDeDiffusionQuery } from './diffusion.endpoints.ts';
import { espace } from './espace.resource.ts';
import { tagAnnonce } from './tag-annonce.resource.ts';

const params = z.strictObject({ id: idSchema });

/** A page of a site or of a document, or a slide of a diaporama, with an espace in it: as it is that day and hour, or with one annonce in its place, sold or not. */
export const apercuEnContexte = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/apercu`,
  summary:
    'Un espace dans une vraie page de son site, une diapositive ou une page imprimée, un jour et une heure, avec ce qu’il montre ou une annonce à l’essai',
  access: accesAnnonces,
  params,
  query: apercuDeDiffusionQuery.extend({ annonce: idSchema.optional() }),
  response: z.object({
    /** A whole page, to be shown in a frame that runs nothing of it; empty where there is none. */
    html: z.string(),
    /** A page of a document, as a picture. */
    image: z.string().nullable(),
    /** Whether it holds frames of HTML5 creations, which run by themselves. */
    anime: z.boolean(),
    /** Of a screen, in pixels; null for a page, which is as wide as who reads it. */
    taille: z.object({ largeur: z.number().int(), hauteur: z.number().int() }).nullable(),
    /** What was missing to show more, in words. */
    remarques: z.array(phraseSchema),
  }),
});

const nommeSchema = z.object({ id: z.number().int(), nom: z.string() });

export const couvertureDeTag = defineEndpoint({
  method: 'GET',
  path: `/api${tagAnnonce.path}/:id/couverture`,
  summary: 'Les pages qui portent un tag d’annonce, posé à la main ou de lui-même',
  access: accesAnnonces,
  params,
  response: z.object({
    /** Published lists that bear it, by hand or by what they show. */
    listes: z.array(nommeSchema.extend({ parRegle: z.boolean() })),
    cartes: z.array(nommeSchema),
    fiches: z.array(nommeSchema),
    /** Chapters of documents, and diaporamas with a slide of annonces that bears it. */
    rubriques: z.array(nommeSchema),
    diaporamas: z.array(nommeSchema),
    /** How many objets have a fiche that bears it by rule; null: no rule puts it on any. */
    objets: z.number().int().nullable(),
  }),
});
