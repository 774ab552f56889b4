import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { idSchema } from '../../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { ecrivainsApidae } from '../reglages.roles.ts';

const CONFIG = '/api/reglages/apidaeTranslationConfig/:id';
const LOT = '/api/reglages/apidaeTranslationConfig/lots/:id';
const params = z.strictObject({ id: idSchema });

/** Where a run of a configuration stands. `colour` is that of the dot beside the word: the word alone must do. */
export const ETATS_DE_LOT = [
  { value: 'traduction', label: 'Traduction en cours', colour: 'blue' },
  { value: 'relecture', label: 'À relire, puis à pousser', colour: 'orange' },
  { value: 'envoi', label: 'Envoi vers Apidae', colour: 'blue' },
  { value: 'pousse', label: 'Poussé vers Apidae', colour: 'green' },
  { value: 'vide', label: 'Rien à traduire ni à pousser', colour: 'gray' },
  { value: 'annule', label: 'Annulé', colour: 'gray' },
  { value: 'echoue', label: 'Interrompu', colour: 'red' },
] as const;
export type EtatDeLot = (typeof ETATS_DE_LOT)[number]['value'];

const lotSchema = z.object({
  id: z.number().int(),
  etat: z.enum(ETATS_DE_LOT.map(({ value }) => value)),
  message: phraseSchema,
  le: z.iso.datetime(),
  /** Null for what runs by itself. */
  par: z.string().nullable(),
  tache: z.number().int().nullable(),
  objets: z.number().int(),
  textes: z.number().int(),
  /** Of these, those that a person has to look at before they leave, and those that were refused. */
  aRelire: z.number().int(),
  refuses: z.number().int(),
  /** And those that may leave and were proposed to Apidae by none of its writes. */
  aPousser: z.number().int(),
  /** What was proposed to Apidae, by what became of it. */
  envois: z.object({
    total: z.number().int(),
    enCours: z.number().int(),
    ecrits: z.number().int(),
    refuses: z.number().int(),
  }),
});
export type LotDeTraductionApidae = z.output<typeof lotSchema>;

export const lotsDeTraductionApidae = defineEndpoint({
  method: 'GET',
  path: `${CONFIG}/lots`,
  summary: 'Les lots qu’une configuration a traduits pour Apidae, le dernier d’abord',
  access: ecrivainsApidae,
  params,
  response: z.object({ items: z.array(lotSchema) }),
});

/** One at a time: asked while one is under way, that one is answered. */
export const runTraductionApidae = defineEndpoint({
  method: 'POST',
  path: `${CONFIG}/execution`,
  summary: 'Traduire maintenant ce qui manque à Apidae, dans un lot',
  access: ecrivainsApidae,
  params,
  response: z.object({ lot: z.number().int(), nouveau: z.boolean() }),
});

export const pushLot = defineEndpoint({
  method: 'POST',
  path: `${LOT}/pousser`,
  summary: 'Proposer à Apidae les traductions d’un lot qui ne sont plus à relire',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});

/** What has not left stays here, what waits in Apidae is taken back, what was written is proposed as it was before. */
export const undoTranslatedLot = defineEndpoint({
  method: 'POST',
  path: `${LOT}/annuler`,
  summary: 'Annuler un lot\u00a0: ce qui n’est pas parti ne part pas, ce qui est écrit est rétabli',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});
