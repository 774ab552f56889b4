import { langueSchema } from '@bridge/contract';
import { z } from 'zod';

/** The questions and answers of the public API. */

const adresse = z.string().describe('Adresse complète');

const elementSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  type: z.object({ code: z.string(), libelle: z.string() }),
  commune: z.string(),
  adresse,
  resume: z.string(),
  prix: z.string().nullable(),
  date: z.string().nullable().describe('Prochaine date d’un événement'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  photo: adresse.nullable(),
});

export const listesSchema = z.object({
  site: z.object({ code: z.string(), titre: z.string(), adresse, langues: z.array(langueSchema) }),
  listes: z.array(z.object({ code: z.string(), titre: z.string(), description: z.string(), adresse, api: adresse })),
});

export const listeSchema = z.object({
  code: z.string(),
  titre: z.string(),
  langue: langueSchema,
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  filtres: z.array(
    z.object({
      code: z.string(),
      libelle: z.string(),
      choix: z.array(z.object({ valeur: z.string(), libelle: z.string(), nombre: z.number().int().nullable() })),
    }),
  ),
  objets: z.array(elementSchema),
});

export const objetSchema = elementSchema.extend({
  langue: langueSchema,
  photos: z.array(
    z.object({ adresse, alternative: z.string(), legende: z.string().nullable(), credit: z.string().nullable() }),
  ),
  contenu: z.array(z.object({ zone: z.string(), bloc: z.string(), html: z.string() })),
  source: z.string().nullable(),
  donneesStructurees: z.array(z.looseObject({})).describe('schema.org, en JSON-LD'),
});

/** RFC 9457. */
export const problemeSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
});
export type Probleme = z.output<typeof problemeSchema>;

const langue = langueSchema.optional().describe('Celle du site par défaut');

/** The calls of the API: the routes serve them, the OpenAPI document describes them. */
export const APPELS = {
  listes: {
    chemin: '/listes',
    resume: 'Les listes publiées du site',
    requete: z.object({ langue }),
    reponse: listesSchema,
  },
  liste: {
    chemin: '/listes/:code',
    resume: 'Les objets d’une liste, page par page, avec ses filtres',
    requete: z.object({
      langue,
      page: z.coerce.number().int().positive().optional(),
      q: z.string().optional(),
      tri: z.string().optional(),
    }),
    reponse: listeSchema,
  },
  objet: {
    chemin: '/objets/:id',
    resume: 'Un objet, comme sa fiche le montre',
    requete: z.object({ langue }),
    reponse: objetSchema,
  },
} as const;
export const API_PUBLIQUE = '/public/api/v1';
