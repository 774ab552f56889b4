import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { idSchema } from '../../../kernel/fields/schemas.ts';
import { ensembleSchema, LARGEST_BULK } from '../../../kernel/resource/resource-answers.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { ecrivainsApidae } from '../reglages.roles.ts';
import { MODES_D_ECRITURE } from './apidae.choix.ts';
import { ETATS_D_ECRITURE } from './ecriture-apidae.etats.ts';
import { valeurProposeeSchema } from './ecriture-apidae.resource.ts';

const params = z.strictObject({ id: idSchema });
const OBJET = '/api/catalogue/:id/ecritures';
const LIGNE = '/api/reglages/apidaeEcritures/:id';
const CONFIG = '/api/reglages/apidaeWriteConfiguration/:id';

const modeSchema = z.enum(MODES_D_ECRITURE.map(({ value }) => value));

/** What a configuration would propose for an objet. */
const possibleSchema = z.object({
  config: z.number().int(),
  nom: z.string(),
  modes: z.array(modeSchema),
  /** Whether a person must approve it before it leaves. */
  approbation: z.boolean(),
  valeurs: z.array(valeurProposeeSchema),
  remarques: z.array(phraseSchema),
  /** Why this person may not use it, or an empty text. */
  empechement: z.string(),
});
export type PropositionPossible = z.output<typeof possibleSchema>;

/** What may be proposed to Apidae for an objet, and what was. */
export const ecrituresDObjet = defineEndpoint({
  method: 'GET',
  path: OBJET,
  summary: 'Ce qui peut être proposé à Apidae d’un objet, et ce qui l’a été',
  access: ecrivainsApidae,
  params,
  response: z.object({
    possibles: z.array(possibleSchema),
    ecritures: z.array(
      z.object({
        id: z.number().int(),
        mode: modeSchema,
        etat: z.enum(ETATS_D_ECRITURE.map(({ value }) => value)),
        message: phraseSchema,
        le: z.iso.datetime(),
      }),
    ),
  }),
});
export type EcrituresDObjet = z.output<typeof ecrituresDObjet.response>;

/** Proposes texts; a repetition is one proposal. */
export const proposeEcriture = defineEndpoint({
  method: 'POST',
  path: OBJET,
  summary: 'Proposer à Apidae les corrections d’un objet',
  access: ecrivainsApidae,
  params,
  body: z.strictObject({ config: idSchema, mode: modeSchema }),
  response: z.object({ id: z.number().int(), etat: z.enum(['a-approuver', 'en-attente']), nouvelle: z.boolean() }),
});

export const approveEcriture = defineEndpoint({
  method: 'POST',
  path: `${LIGNE}/approuver`,
  summary: 'Approuver une proposition\u00a0: elle part vers Apidae',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});

const GESTES_D_ECRITURE = ['approuver', 'rejouer', 'annuler'] as const;
export type GesteDEcriture = (typeof GESTES_D_ECRITURE)[number];

export const actOnEcritures = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/apidaeEcritures/ensemble',
  summary: 'Approuver, rejouer ou annuler plusieurs propositions',
  access: ecrivainsApidae,
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(LARGEST_BULK), geste: z.enum(GESTES_D_ECRITURE) }),
  response: ensembleSchema,
});

export const refuseEcriture = defineEndpoint({
  method: 'POST',
  path: `${LIGNE}/refuser`,
  summary: 'Refuser une proposition, en disant pourquoi',
  access: ecrivainsApidae,
  params,
  body: z.strictObject({ motif: z.string().trim().min(1, 'Dites pourquoi.').max(1_000) }),
  response: z.null(),
});

export const cancelEcriture = defineEndpoint({
  method: 'POST',
  path: `${LIGNE}/annuler`,
  summary: 'Annuler une proposition, ou la demande qui attend dans Apidae',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});

export const replayEcriture = defineEndpoint({
  method: 'POST',
  path: `${LIGNE}/rejouer`,
  summary: 'Envoyer à nouveau ce qui n’est pas passé',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});

/** Proposes the former texts. */
export const restoreEcriture = defineEndpoint({
  method: 'POST',
  path: `${LIGNE}/retablir`,
  summary: 'Proposer à Apidae le retour aux textes d’avant',
  access: ecrivainsApidae,
  params,
  response: z.object({ id: z.number().int() }),
});

export const AUTORISATIONS = ['MODIFICATION_POSSIBLE', 'VERROUILLE', 'NON_DISPONIBLE'] as const;

export const testAutorisation = defineEndpoint({
  method: 'POST',
  path: `${CONFIG}/autorisation`,
  summary: 'Demander à Apidae si un objet peut être modifié par ce projet',
  access: ecrivainsApidae,
  params,
  body: z.strictObject({
    identifiant: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,14}$/, 'Saisissez le numéro de l’objet dans Apidae, en chiffres.'),
  }),
  response: z.object({ possible: z.boolean(), phrase: phraseSchema }),
});
