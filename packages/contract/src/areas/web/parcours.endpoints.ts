import { z } from 'zod';
import { reglesMesureesSchema } from '../../catalogue/regle/regle.fields.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { adminsWeb } from '../roles.ts';
import { pageSchema } from './apercu.endpoints.ts';
import { listeWeb } from './liste.resource.ts';
import { site } from './site.resource.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const nom = z.string().trim().min(1, 'Ce champ est obligatoire.').max(200);

/** A look of a list on a site: a model, and the arrangement of objets on the page. */
const allureSchema = z.object({
  /** The key of the look, whether its model exists or comes with the list. */
  cle: z.string(),
  nom: z.string(),
  vue: listeWeb.fields.vue.schema,
});
export type Allure = z.output<typeof allureSchema>;

const siteSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  code: z.string(),
  langues: site.fields.langues.schema,
  langueParDefaut: site.fields.langueParDefaut.schema,
});
export type SiteDuParcours = z.output<typeof siteSchema>;

/** An existing site, or the name of one to create with the list. */
const siteVoulu = z.union([id, z.strictObject({ nom })]);
export type SiteVoulu = z.output<typeof siteVoulu>;

const selectionVoulue = z.union([id, z.strictObject({ nom, regles: reglesMesureesSchema })]);
export type SelectionVoulue = z.output<typeof selectionVoulue>;

const listeVoulue = z.strictObject({ nom, site: siteVoulu, selection: selectionVoulue, allure: z.string().max(200) });
export type ListeVoulue = z.output<typeof listeVoulue>;

export const createSitePret = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/pret',
  summary:
    'Crée un site avec ce qu’il lui faut pour montrer des listes\u00a0: modèles, fiches, moteurs, filtres et carte',
  access: adminsWeb,
  body: z.strictObject({ nom }),
  response: siteSchema,
});

export const alluresDeListe = defineEndpoint({
  method: 'POST',
  path: '/api/web/listes/parcours/allures',
  summary: 'À quoi une liste peut ressembler sur un site, qu’il existe ou non\u00a0: rien n’est créé',
  access: adminsWeb,
  body: z.strictObject({ site: siteVoulu }),
  response: z.object({ allures: z.array(allureSchema) }),
});

export const apercuDeListeVoulue = defineEndpoint({
  method: 'POST',
  path: '/api/web/listes/parcours/apercu',
  summary: 'La page que donnerait une liste, avec son site et sa sélection, avant que rien ne soit créé',
  access: adminsWeb,
  body: listeVoulue,
  response: pageSchema,
});

export const createListeEnLigne = defineEndpoint({
  method: 'POST',
  path: '/api/web/listes/parcours',
  summary: 'Crée une liste et la publie avec ce dont elle a besoin, son site et sa sélection compris, en un seul geste',
  access: adminsWeb,
  body: listeVoulue,
  response: z.object({ id: z.number().int(), code: z.string(), site: siteSchema }),
});
