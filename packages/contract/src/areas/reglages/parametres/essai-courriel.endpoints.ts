import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { gestionnaires } from '../../roles.ts';

/** `envoye`: the mail server took it. `journal`: without a server, it is in the log. `echec`: it was refused. */
const RESULTATS_ESSAI = ['envoye', 'journal', 'echec'] as const;

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/parametres/essai_courriel',
  summary: 'Envoyer un message d’essai à sa propre adresse',
  access: gestionnaires,
  response: z.object({
    resultat: z.enum(RESULTATS_ESSAI),
    destinataire: z.string(),
    /** What to do when it did not leave, or null. */
    conseil: phraseSchema.nullable(),
  }),
});
export type EssaiCourriel = z.output<typeof sendTestMail.response>;
