import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema, versionSchema } from '../../kernel/fields/schemas.ts';

/** A saved view of a list: the filters and order of its address, and its columns. */
const vueSchema = z.object({
  id: z.number(),
  version: versionSchema,
  ressource: z.string(),
  nom: z.string(),
  partagee: z.boolean(),
  /** Whether the view is the reader's own, who may then rename and delete it. */
  aMoi: z.boolean(),
  etat: z.strictObject({
    /** Query of the list's address: `q=…&sort=…`. */
    adresse: z.string().max(8_000),
    colonnes: z.array(z.string().max(60)).max(100),
  }),
});
export type Vue = z.output<typeof vueSchema>;

const nom = z.string().trim().min(1, 'Donnez un nom à cette vue.').max(100);
const params = z.strictObject({ id: idSchema });

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/vues',
  summary: 'Vues enregistrées d’une liste\u00a0: les siennes, et celles partagées dans son entité',
  access: SESSION,
  query: z.strictObject({ ressource: z.string().max(60) }),
  response: z.object({ items: z.array(vueSchema) }),
});

export const createView = defineEndpoint({
  method: 'POST',
  path: '/api/vues',
  summary: 'Enregistrer une vue de liste',
  access: SESSION,
  body: z.strictObject({ ressource: z.string().max(60), nom, partagee: z.boolean(), etat: vueSchema.shape.etat }),
  response: vueSchema,
});

export const updateView = defineEndpoint({
  method: 'PUT',
  path: '/api/vues/:id',
  summary: 'Modifier une de ses vues',
  access: SESSION,
  params,
  body: z.strictObject({
    version: versionSchema,
    nom: z.exactOptional(nom),
    partagee: z.exactOptional(z.boolean()),
    etat: z.exactOptional(vueSchema.shape.etat),
  }),
  response: vueSchema,
});

export const deleteView = defineEndpoint({
  method: 'DELETE',
  path: '/api/vues/:id',
  summary: 'Supprimer une de ses vues',
  access: SESSION,
  params,
  response: z.null(),
});
