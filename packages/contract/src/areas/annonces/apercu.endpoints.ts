import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { accesAnnonces } from './annonces.roles.ts';
import { apercuDeDiffusionQuery } from './diffusion.endpoints.ts';
import { espace } from './espace.resource.ts';
import { tagAnnonce } from './tag-annonce.resource.ts';

const params = z.strictObject({ id: idSchema });

/** The preview of an espace on a page of a site or a document, or in a slide, at a day and an hour. */
export const apercuEnContexte = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/apercu`,
  summary:
    'Un espace dans une vraie page de son site, une diapositive ou une page imprimée, un jour et une heure, avec ce qu’il montre ou une annonce à l’essai',
  access: accesAnnonces,
  params,
  query: apercuDeDiffusionQuery.extend({ annonce: idSchema.optional() }),
  response: z.object({
    /** A whole page for a frame that runs no script; empty when there is none. */
    html: z.string(),
    /** A page of a document, as a picture. */
    image: z.string().nullable(),
    /** Whether it holds frames of HTML5 creations, which run by themselves. */
    anime: z.boolean(),
    /** The size of a screen in pixels, or null for a page, which is as wide as its reader's window. */
    taille: z.object({ largeur: z.number().int(), hauteur: z.number().int() }).nullable(),
    /** What the preview lacked to show more, in words. */
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
    /** The published lists that have the tag, by hand or through what they show. */
    listes: z.array(nommeSchema.extend({ parRegle: z.boolean() })),
    cartes: z.array(nommeSchema),
    fiches: z.array(nommeSchema),
    /** The chapters of documents, and the diaporamas with a slide of annonces, that have the tag. */
    rubriques: z.array(nommeSchema),
    diaporamas: z.array(nommeSchema),
    /** How many objets with a fiche have the tag by a rule, or null when no rule gives it. */
    objets: z.number().int().nullable(),
  }),
});
