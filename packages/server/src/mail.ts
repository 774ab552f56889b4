import type { Langue } from '@bridge/contract';
import type { MailSettings } from './areas/courriel.job.ts';
import { paroleIn } from './areas/parole-de-personne.repository.ts';
import { letterheadOf } from './areas/reglages/courriel.rules.ts';
import { parametresInForce } from './areas/reglages/parametre.repository.ts';
import { savedServer } from './areas/serveur-courriel.ts';
import { createVault } from './crud/write/value.rules.ts';
import type { Log } from './platform/log.ts';
import { createMail, type Mail } from './platform/mail.ts';
import type { Db } from './schema.ts';

interface Dependencies {
  readonly db: Db;
  readonly log: Log;
  readonly secret: string;
  readonly intranet: readonly string[];
}

/** The mail of the answering process, in the words of the instance, by the server of its environment or parameters. */
export function openMail({ db, log, secret, intranet }: Dependencies, settings: MailSettings): Mail {
  const saved = savedServer({ vault: createVault(secret), intranet });
  const letterhead = async (langue: Langue) => letterheadOf(await parametresInForce(db), { langue });
  const paroleFor = paroleIn(db, settings.console);
  return createMail({ ...settings, saved: () => saved(db), letterhead, paroleFor }, log);
}
