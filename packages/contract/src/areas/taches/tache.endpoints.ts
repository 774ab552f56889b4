import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { tache } from './tache.resource.ts';
import { ETATS_FINIS } from './tache.rules.ts';

const access = gestionnaires;
const params = z.strictObject({ id: idSchema });

/** A person who manages no tasks gets those that they asked for. */
export const listTachesEnCours = defineEndpoint({
  method: 'GET',
  path: '/api/administration/taches/en-cours',
  summary: 'Tâches qui attendent, tournent ou viennent de finir',
  access: SESSION,
  response: z.object({
    items: z.array(tache.row),
    /** How many tasks wait or run, which decides how soon the console asks again. */
    actives: z.number().int(),
  }),
});

export const cancelTache = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/:id/annuler',
  summary: 'Annuler une tâche qui attend ou tourne',
  access: SESSION,
  params,
  response: tache.row,
});

export const restartTache = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/:id/relancer',
  summary: 'Relancer une tâche échouée ou annulée',
  access,
  params,
  response: tache.row,
});

export const prioritiseTache = defineEndpoint({
  method: 'PUT',
  path: '/api/administration/taches/:id/priorite',
  summary: 'Changer la priorité d’une tâche qui attend',
  access,
  params,
  body: z.strictObject({ priorite: tache.fields.priorite.schema }),
  response: tache.row,
});

export const purgeTaches = defineEndpoint({
  method: 'POST',
  path: '/api/administration/taches/purger',
  summary: 'Effacer les tâches finies de sa branche',
  access,
  body: z.strictObject({ etats: z.array(z.enum(ETATS_FINIS)).min(1).max(ETATS_FINIS.length) }),
  response: z.object({ nombre: z.number().int() }),
});
