import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { LARGEST_PAGE } from '../../kernel/list-query.ts';
import { personSchema } from '../../kernel/resource-answers.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { ETATS_FINIS, ETATS_TACHE, NIVEAUX_TACHE, PRIORITES_TACHE } from './tache.rules.ts';

const access = gestionnaires;
const params = z.strictObject({ id: idSchema });
const etat = z.enum(ETATS_TACHE.map(({ value }) => value));
const priorite = z.union(PRIORITES_TACHE.map(({ value }) => z.literal(value)));
const moment = z.iso.datetime().nullable();

export const tacheSchema = z.object({
  id: z.number(),
  /** One of TYPES_TACHE, or one that a newer version knows. */
  type: z.string(),
  cible: z.string(),
  /** What to open, when the target can be opened. */
  lien: z.object({ ressource: z.string(), id: z.string() }).nullable(),
  entite: z.object({ id: z.number(), nom: z.string() }).nullable(),
  /** Null for what the product does by itself. */
  demandePar: personSchema.nullable(),
  priorite,
  etat,
  tentatives: z.number().int(),
  maxTentatives: z.number().int(),
  progression: z.number().int().nullable(),
  etape: z.string(),
  message: z.string(),
  serveur: z.string().nullable(),
  annulationDemandee: z.boolean(),
  /** It did its part, and waits for a person's word. */
  attendAccord: z.boolean(),
  creeLe: z.iso.datetime(),
  /** Waiting: not before. */
  duLe: z.iso.datetime(),
  debutLe: moment,
  finLe: moment,
  /** Of the last run, so far or in all; never negative. */
  dureeMs: z.number().int().nullable(),
});
export type Tache = z.output<typeof tacheSchema>;

export const tacheDetailSchema = tacheSchema.extend({
  resultat: z.record(z.string(), z.unknown()).nullable(),
  journal: z.array(
    z.object({ numero: z.number(), le: z.iso.datetime(), niveau: z.enum(NIVEAUX_TACHE), texte: z.string() }),
  ),
});
export type TacheDetail = z.output<typeof tacheDetailSchema>;

/** One value or several: `etat=echouee&etat=annulee`. */
const severalOf = <S extends z.ZodType>(value: S) =>
  z.preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(value).max(20));

export const listTaches = defineEndpoint({
  method: 'GET',
  path: '/api/administration/taches',
  summary: 'Tâches de sa branche, de la plus récente à la plus ancienne',
  access,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    itemsPerPage: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
    etat: z.exactOptional(severalOf(etat)),
    type: z.exactOptional(severalOf(z.string().max(50))),
    /** Looked for in the target, the message and the name of who asked. */
    q: z.string().trim().max(200).default(''),
  }),
  response: z.object({ items: z.array(tacheSchema), total: z.number().int() }),
});

export const listTachesEnCours = defineEndpoint({
  method: 'GET',
  path: '/api/administration/taches/en-cours',
  summary: 'Tâches qui attendent, tournent ou viennent de finir',
  access,
  response: z.object({
    items: z.array(tacheSchema),
    /** Whether something waits or runs: asked again soon, or after a while. */
    actives: z.number().int(),
  }),
});

export const getTache = defineEndpoint({
  method: 'GET',
  path: '/api/administration/taches/:id',
  summary: 'Une tâche et son journal',
  access,
  params,
  response: tacheDetailSchema,
});

export const cancelTache = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/:id/annuler',
  summary: 'Annuler une tâche qui attend ou tourne',
  access,
  params,
  response: tacheSchema,
});

export const restartTache = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/:id/relancer',
  summary: 'Relancer une tâche échouée ou annulée',
  access,
  params,
  response: tacheSchema,
});

export const prioritiseTache = defineEndpoint({
  method: 'PUT',
  path: '/api/administration/taches/:id/priorite',
  summary: 'Changer la priorité d’une tâche qui attend',
  access,
  params,
  body: z.strictObject({ priorite }),
  response: tacheSchema,
});

export const purgeTaches = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/purger',
  summary: 'Effacer les tâches finies de sa branche',
  access,
  body: z.strictObject({ etats: z.array(z.enum(ETATS_FINIS)).min(1).max(ETATS_FINIS.length) }),
  response: z.object({ nombre: z.number().int() }),
});
