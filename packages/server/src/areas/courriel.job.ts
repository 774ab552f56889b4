import { emailSchema, type Langue } from '@bridge/contract';
import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.definition.ts';
import { JobFailure } from '../platform/jobs/job.errors.ts';
import { adviceOnMail } from '../platform/mail.failure.ts';
import { createMail } from '../platform/mail.ts';
import type { Db } from '../schema.ts';
import { entiteOfTask } from './courriel.repository.ts';
import { paroleIn } from './parole-de-personne.repository.ts';
import { letterheadOf } from './reglages/courriel.rules.ts';
import { parametresInForce } from './reglages/parametre.repository.ts';
import { preferencesEnVigueur } from './reglages/preference.service.ts';
import type { SavedServer } from './serveur-courriel.ts';

const donnees = z.object({ to: emailSchema, subject: z.string(), text: z.string() });

export const COURRIEL = { type: 'courriel', maxTentatives: 8 } as const;

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly showInLog: boolean;
  /** The folder of the built console, with the words of its languages. */
  readonly console: string;
}

/** A message that must leave: asked for in the transaction of its cause, and sent once the mail server takes it. */
export function courrielJob({ smtpUrl, from, showInLog, console }: MailSettings, saved: SavedServer) {
  return defineJob({
    ...COURRIEL,
    donnees,
    run: async ({ db, log, tache, donnees: message }) => {
      const letterhead = async (langue: Langue) =>
        letterheadOf(await parametresInForce(db), { ofEntite: await signatureOfTask(db, tache), langue });
      const paroleFor = paroleIn(db, console);
      const mail = createMail({ smtpUrl, from, saved: () => saved(db), letterhead, showInLog, paroleFor }, log);
      try {
        return { envoi: await mail.send(message) };
      } catch (error) {
        throw new JobFailure(adviceOnMail(error));
      } finally {
        await mail.close();
      }
    },
  });
}

/** The signature of the entity that a message is sent for; empty for that of the instance. */
async function signatureOfTask(db: Db, tache: number): Promise<string> {
  return (await preferencesEnVigueur(db, await entiteOfTask(db, tache))).signature_courriels;
}
