import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { PUBLIC } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { canalSchema } from '../../kernel/canal.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { imageSchema, pageQuery } from '../page-imprimee.ts';
import { accesAnnonces } from './annonces.roles.ts';
import { annonceur } from './annonceur.resource.ts';
import { nombresDAnnonce, periodeDeRegieSchema } from './diffusion.endpoints.ts';
import { checkPeriode } from './periode.rules.ts';

const params = z.strictObject({ id: idSchema });
const jour = z.iso.date();
const at = `/api${annonceur.path}/:id`;

/** The report of an advertiser's annonces over a period. */
const rapportSchema = z.object({
  annonceur: z.string(),
  /** The name of the entity that sells. */
  entite: z.string().nullable(),
  du: jour,
  au: jour,
  total: z.object(nombresDAnnonce),
  /** Days without any count are absent. */
  jours: z.array(z.object({ jour, ...nombresDAnnonce })),
  /** The places: an espace on a site, a screen, a model of edition. */
  lieux: z.array(z.object({ canal: canalSchema, nom: z.string(), ...nombresDAnnonce })),
  /** The annonces that ran in the period. */
  annonces: z.array(z.object({ id: z.number().int(), nom: z.string(), du: jour, au: jour, ...nombresDAnnonce })),
  /** The documents validated in the period, with the pages that hold one of its annonces. */
  parutions: z.array(
    z.object({
      generation: z.number().int(),
      nom: z.string(),
      langue: langueSchema,
      annonce: z.string(),
      le: jour,
      pages: z.array(z.number().int()),
    }),
  ),
});
export type RapportDAnnonceur = z.output<typeof rapportSchema>;

export const rapportDAnnonceur = defineEndpoint({
  method: 'GET',
  path: `${at}/rapport`,
  summary: 'Ce que les annonces d’un annonceur ont donné entre deux jours',
  access: accesAnnonces,
  params,
  query: periodeDeRegieSchema,
  response: rapportSchema,
});

export const rapportEnPdf = defineEndpoint({
  method: 'GET',
  path: `${at}/rapport/pdf`,
  summary: 'Le même rapport, en PDF',
  access: accesAnnonces,
  params,
  query: periodeDeRegieSchema,
  response: z.unknown(),
  answersFile: true,
});

export const pageDeRapport = defineEndpoint({
  method: 'GET',
  path: `${at}/rapport/pages/:generation/:page`,
  summary: 'Une page imprimée qui porte une annonce de cet annonceur, en image',
  access: accesAnnonces,
  params: z.strictObject({ id: idSchema, generation: idSchema, page: idSchema }),
  query: z.strictObject(pageQuery),
  response: imageSchema,
});

/** How long a link to a report may live, in days. */
export const DUREES_DE_RAPPORT = [30, 90, 365] as const;

const lienSchema = z.object({
  id: z.number().int(),
  du: jour,
  au: jour,
  /** The person who made the link; empty for monthly links. */
  par: z.string(),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  revoqueLe: z.iso.datetime().nullable(),
});
export type LienDeRapport = z.output<typeof lienSchema>;
const liens = z.object({ items: z.array(lienSchema) });

export const liensDeRapport = defineEndpoint({
  method: 'GET',
  path: `${at}/rapport/liens`,
  summary: 'Les liens qui ouvrent le rapport d’un annonceur sans compte',
  access: accesAnnonces,
  params,
  response: liens,
});

export const shareRapport = defineEndpoint({
  method: 'POST',
  path: `${at}/rapport/liens`,
  summary: 'Partager le rapport d’un annonceur par un lien qui expire',
  access: accesAnnonces,
  params,
  body: z
    .strictObject({ du: jour, au: jour, jours: z.union(DUREES_DE_RAPPORT.map((jours) => z.literal(jours))) })
    .superRefine(checkPeriode),
  /** `adresse`: the path after the address of the console, told this once. */
  response: liens.extend({ adresse: z.string() }),
});

export const revokeRapport = defineEndpoint({
  method: 'POST',
  path: `${at}/rapport/liens/:lien/revoquer`,
  summary: 'Couper un lien vers le rapport d’un annonceur',
  access: accesAnnonces,
  params: z.strictObject({ id: idSchema, lien: idSchema }),
  response: liens,
});

/** Any text: an unknown link is answered by a page, as all links are. */
const jeton = z.string().max(200);

export const viewRapport = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/rapports/:jeton',
  summary: 'La page du rapport d’un annonceur, pour qui en a le lien',
  access: PUBLIC,
  params: z.strictObject({ jeton }),
  answersFile: true,
  response: z.unknown(),
});

export const downloadRapport = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/rapports/:jeton/pdf',
  summary: 'Le rapport d’un annonceur en PDF, pour qui en a le lien',
  access: PUBLIC,
  params: z.strictObject({ jeton }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});

export const readPageDeRapport = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/rapports/:jeton/pages/:generation/:page',
  summary: 'Une page imprimée d’un rapport, pour qui en a le lien',
  access: PUBLIC,
  params: z.strictObject({ jeton, generation: z.string(), page: z.string() }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});

export const adresseDuRapport = (secret: string): string => API_BASE + viewRapport.path.replace(':jeton', secret);
