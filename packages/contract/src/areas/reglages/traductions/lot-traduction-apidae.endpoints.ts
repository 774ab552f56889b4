import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { idSchema } from '../../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { ecrivainsApidae } from '../reglages.roles.ts';

const CONFIG = '/api/reglages/apidaeTranslationConfig/:id';
const LOT = '/api/reglages/apidaeTranslationConfig/lots/:id';
const params = z.strictObject({ id: idSchema });

/** The states of a lot. `colour` is that of the dot beside the word, which must be clear without it. */
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
  /** Null for an automatic run. */
  par: z.string().nullable(),
  tache: z.number().int().nullable(),
  objets: z.number().int(),
  textes: z.number().int(),
  /** The texts that a person has to review before they leave, and the refused ones. */
  aRelire: z.number().int(),
  refuses: z.number().int(),
  /** The texts that may leave and were not proposed to Apidae. */
  aPousser: z.number().int(),
  /** The proposals to Apidae, by their outcome. */
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

/** Runs a configuration; while a run is under way, that one is returned. */
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

/** Undoes a lot: unsent lines stay, waiting ones are taken back, former texts are proposed for written ones. */
export const undoTranslatedLot = defineEndpoint({
  method: 'POST',
  path: `${LOT}/annuler`,
  summary: 'Annuler un lot\u00a0: ce qui n’est pas parti ne part pas, ce qui est écrit est rétabli',
  access: ecrivainsApidae,
  params,
  response: z.null(),
});
