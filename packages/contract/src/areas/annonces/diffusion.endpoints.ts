import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { canalSchema } from '../../kernel/canal.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { annonce } from './annonce.resource.ts';
import { accesAnnonces, accesEspaces } from './annonces.roles.ts';
import { espace } from './espace.resource.ts';
import { checkPeriode } from './periode.rules.ts';

const params = z.strictObject({ id: idSchema });
const jour = z.iso.date();

/** A page, a day and an hour: a list, a map or the fiche of an objet; without either, a page of no subject. */
export const apercuDeDiffusionQuery = z.strictObject({
  jour,
  heure: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure, par exemple 14:30.'),
  langue: langueSchema,
  liste: idSchema.optional(),
  carte: idSchema.optional(),
  objet: idSchema.optional(),
});
export type QuestionDeDiffusion = z.output<typeof apercuDeDiffusionQuery>;

const nommeSchema = z.object({ id: z.number().int(), nom: z.string() });
const diffusionSchema = z.object({
  espace: nommeSchema,
  /** Null when the reader does not see the annonces of its entity. */
  annonce: nommeSchema.nullable(),
  canal: canalSchema,
  /** Whether it is shown there, alone or in turn. */
  parait: z.boolean(),
  /** Why it is not shown, or how it shares the place. */
  raison: phraseSchema,
});
export type DiffusionVue = z.output<typeof diffusionSchema>;
const response = z.object({ items: z.array(diffusionSchema) });

export const diffusionDAnnonce = defineEndpoint({
  method: 'GET',
  path: `/api${annonce.path}/:id/diffusion`,
  summary: 'Dans chacun de ses espaces, si une annonce paraît à une page, un jour et une heure, et sinon pourquoi',
  access: accesAnnonces,
  params,
  query: apercuDeDiffusionQuery,
  response,
});

export const diffusionDEspace = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/diffusion`,
  summary: 'Les annonces qu’un espace montre à une page, un jour et une heure, et pourquoi pas les autres',
  access: accesEspaces,
  params,
  query: apercuDeDiffusionQuery,
  response,
});

/** The counts of annonces: seen and clicked on sites, played on screens, printed. */
export const nombresDAnnonce = {
  vues: z.number().int(),
  clics: z.number().int(),
  passages: z.number().int(),
  parutions: z.number().int(),
};
const statistiquesSchema = z.object({
  total: z.object(nombresDAnnonce),
  /** Days without any count are absent. */
  jours: z.array(z.object({ jour, ...nombresDAnnonce })),
  /** The places: an espace on a site, a screen, a model of edition. */
  lieux: z.array(z.object({ canal: canalSchema, nom: z.string(), ...nombresDAnnonce })),
});
export type NombresDAnnonce = StatistiquesDAnnonce['total'];
export type StatistiquesDAnnonce = z.output<typeof statistiquesSchema>;
export const periodeDeRegieSchema = z.strictObject({ du: jour, au: jour }).superRefine(checkPeriode);

export const statistiquesDAnnonce = defineEndpoint({
  method: 'GET',
  path: `/api${annonce.path}/:id/statistiques`,
  summary: 'Combien de fois une annonce a été vue, cliquée, passée à l’écran et imprimée',
  access: accesAnnonces,
  params,
  query: periodeDeRegieSchema,
  response: statistiquesSchema,
});

export const statistiquesDEspace = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/statistiques`,
  summary: 'Combien de fois les annonces d’un espace ont été vues et cliquées',
  access: accesEspaces,
  params,
  query: periodeDeRegieSchema,
  response: statistiquesSchema,
});

export const sitesDEspace = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/sites`,
  summary: 'Les sites d’un espace, de quoi écrire le code qui le place dans une page',
  access: accesEspaces,
  params,
  response: z.object({
    items: z.array(
      z.object({ id: z.number().int(), nom: z.string(), code: z.string(), langues: z.array(langueSchema) }),
    ),
  }),
});
