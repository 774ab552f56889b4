import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsWeb } from '../roles.ts';
import { listeWeb } from './liste.resource.ts';
import { site } from './site.resource.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const nom = z.string().trim().min(1, 'Ce champ est obligatoire.').max(200);

/** A way that a list may look on a site: a model, and how its objets stand on the page. */
const allureSchema = z.object({
  nom: z.string(),
  modele: z.number().int(),
  vue: listeWeb.fields.vue.schema,
  /** The map of the site, for the looks that show one. */
  carte: z.number().int().nullable(),
  moteur: z.number().int().nullable(),
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

export const createSitePret = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/pret',
  summary:
    'Crée un site avec ce qu’il lui faut pour montrer des listes\u00a0: modèles, fiches, moteurs, filtres et carte',
  access: adminsWeb,
  body: z.strictObject({ nom }),
  response: siteSchema,
});

export const prepareSite = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/preparer',
  summary: 'Donne à un site ce qui lui manque pour montrer des listes, et dit à quoi elles peuvent ressembler',
  access: adminsWeb,
  params: z.strictObject({ id: idSchema }),
  response: z.object({ site: siteSchema, allures: z.array(allureSchema) }),
});

export const createListeEnLigne = defineEndpoint({
  method: 'POST',
  path: '/api/web/listes/parcours',
  summary: 'Crée une liste et la publie avec ce dont elle a besoin, en un seul geste',
  access: adminsWeb,
  body: z.strictObject({
    nom,
    site: id,
    selection: id,
    modele: id,
    vue: listeWeb.fields.vue.schema,
  }),
  response: z.object({ id: z.number().int(), code: z.string() }),
});
