import type { EssaiCourriel } from '@bridge/contract';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import { adviceOnMail, NO_MAIL_SERVER } from '../../platform/mail.failure.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { letter } from '../mails.ts';
import { recipientById } from './courriel.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly mail: Mail;
  readonly throttle: Throttle;
}

const TRIES = { name: 'test-mail', most: 5, seconds: 10 * 60 };

/** Sends a message to oneself while the person waits: the answer is what happened. */
export async function tryMail({ db, mail, throttle }: Dependencies, { userId }: Identity): Promise<EssaiCourriel> {
  await throttle.count(TRIES, String(userId));
  const to = await recipientById(db, userId);
  const message = letter(
    to,
    'Message d’essai',
    'Si vous lisez ces lignes, Bridge sait envoyer des messages. Il n’y a rien à faire.',
  );
  try {
    const outcome = await mail.send(message);
    return outcome === 'sent'
      ? { resultat: 'envoye', destinataire: to.email, conseil: null }
      : { resultat: 'journal', destinataire: to.email, conseil: NO_MAIL_SERVER };
  } catch (error) {
    return { resultat: 'echec', destinataire: to.email, conseil: adviceOnMail(error) };
  }
}
