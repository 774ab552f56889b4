import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { personSchema } from '../../kernel/resource-answers.ts';
import { versionSchema } from '../../kernel/schemas.ts';
import { gestionnaires, superAdmins } from '../roles.ts';
import { type CleParametre, parametresSchema } from './parametre.schemas.ts';

/** Beside `parametre.endpoints.ts`, which the browser loads first: these are for those who change parameters. */

export const parametresEnregistresSchema = z.object({
  /** Counts the changes of all parameters together. */
  version: versionSchema,
  modifieLe: z.iso.datetime().nullable(),
  modifiePar: personSchema.nullable(),
  parametres: parametresSchema,
});
export type ParametresEnregistres = z.output<typeof parametresEnregistresSchema>;

export const readParams = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/parametres',
  summary: 'Paramètres de l’instance, avec leur version',
  access: gestionnaires,
  response: parametresEnregistresSchema,
});

/** Who changes the parameters that are not on the page of parameters. */
export const accesAuxOptions = superAdmins;

/** Whoever manages the instance sets what its page shows. */
export const updateParams = defineEndpoint({
  method: 'PUT',
  path: '/params/update_params',
  summary: 'Changer des paramètres de l’instance\u00a0; ceux qui manquent sont gardés',
  access: gestionnaires,
  body: z.strictObject({ ...withoutDefaults(), version: z.exactOptional(versionSchema) }),
  response: parametresEnregistresSchema,
});

/** `envoye`: the mail server took it. `journal`: there is none, the message is in the log. `echec`: it was refused. */
export const RESULTATS_ESSAI = ['envoye', 'journal', 'echec'] as const;

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/parametres/essai_courriel',
  summary: 'Envoyer un message d’essai à sa propre adresse',
  access: gestionnaires,
  response: z.object({
    resultat: z.enum(RESULTATS_ESSAI),
    destinataire: z.string(),
    /** What to do, when it did not leave. */
    conseil: z.string().nullable(),
  }),
});
export type EssaiCourriel = z.output<typeof sendTestMail.response>;

type Bare = { [K in CleParametre]: z.ZodExactOptional<ReturnType<(typeof parametresSchema.shape)[K]['unwrap']>> };

/** A change names only what it changes: a default must not fill in the rest. */
function withoutDefaults(): Bare {
  const entries = Object.entries(parametresSchema.shape);
  // Object.fromEntries forgets which key holds which schema.
  return Object.fromEntries(entries.map(([cle, schema]) => [cle, z.exactOptional(schema.unwrap())])) as unknown as Bare;
}
