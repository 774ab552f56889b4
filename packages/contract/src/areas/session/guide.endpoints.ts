import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { accueilSchema } from '../accueil.schemas.ts';

/** The first steps of a newcomer. */
export const GUIDE_STEPS = [
  'identite',
  'mot-de-passe',
  'selection',
  'publication',
  'edition',
  'ecran',
  'equipe',
  'courriel',
  'adresse-publique',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export const getGuideState = defineEndpoint({
  method: 'GET',
  path: '/guide/get_state',
  summary: 'La journée d’une personne, et où elle et l’instance en sont dans les premiers pas',
  access: SESSION,
  response: z.object({
    /** The steps of this user, in order, with their real state. */
    steps: z.array(z.object({ id: z.enum(GUIDE_STEPS), done: z.boolean() })),
    accueil: accueilSchema,
    /** Whether the user sees any objet, or null without a page for objets. */
    catalogue: z.enum(['vide', 'rempli']).nullable(),
    /** The first imports of the demonstration that are over, while it is being made. */
    preparation: z.object({ faits: z.number().int(), total: z.number().int() }).nullable(),
    counts: z.object({ utilisateurs: z.number(), entites: z.number() }),
  }),
});
export type GuideState = z.output<typeof getGuideState.response>;
