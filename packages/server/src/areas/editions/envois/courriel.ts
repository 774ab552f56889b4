import { Readable } from 'node:stream';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { deuxPoints } from '../../../composition/mots/ponctuation.words.ts';
import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Log } from '../../../platform/log.ts';
import { adviceOnMail, isRefusedForGood, NO_MAIL_SERVER } from '../../../platform/mail.failure.ts';
import { createMail, type Letterhead, type MailServer, type Message } from '../../../platform/mail.ts';
import { MOTS_DE_COURRIEL } from './courriel.words.ts';
import { type DiffusionDe, nomDe, openPdf, type Parue, pourImprimeur, pourLecteurs } from './parue.ts';

/** Beyond, mail servers refuse: a link leaves in place of the file. In bytes. */
const LARGEST_ATTACHMENT = 10_000_000;

export interface Poste {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** The server that people gave, where the environment names none. */
  readonly saved: () => Promise<MailServer | null>;
  readonly letterhead: () => Promise<Letterhead>;
  readonly log: Log;
}

/** Sends a document to one address in its language, as a file or as a link. */
export async function sendCourriel(
  { smtpUrl, from, saved, letterhead, log }: Poste,
  files: Files,
  parue: Parue,
  {
    diffusion,
    to,
    tache,
  }: { readonly diffusion: DiffusionDe<'courriel'>; readonly to: string; readonly tache: number },
): Promise<void> {
  const found = smtpUrl ? null : await saved().catch((error: unknown) => Promise.reject(failed(error, log)));
  // A message in the log is no message.
  if (!smtpUrl && found === null) throw new JobFailure(NO_MAIL_SERVER, { retry: false });
  const messageId = `envoi-${tache}.${found?.from ?? from}`;
  const message = await messageOf(files, parue, diffusion, { to, messageId });
  const mail = createMail({ smtpUrl, from, saved: async () => found, letterhead, showInLog: false }, log);
  try {
    await mail.send(message);
  } catch (error) {
    throw failed(error, log);
  } finally {
    // Closes files that nobody read, when the server did not even answer.
    for (const { content } of message.attachments ?? []) if (content instanceof Readable) content.destroy();
    await mail.close();
  }
}

function failed(error: unknown, log: Log): JobFailure {
  log.warn({ err: error }, 'a sending was not taken by the mail server');
  return new JobFailure(adviceOnMail(error), { retry: !isRefusedForGood(error) });
}

const TROP_LOURD = {
  impression: 'Ce fichier d’impression est trop lourd pour un e-mail. Déposez-le par SFTP ou FTP.',
  lecture:
    'Ce fichier d’impression est trop lourd pour un e-mail. Ajoutez le «\u00a0PDF pour l’écran\u00a0» aux fichiers du modèle, ou déposez-le par SFTP.',
} as const;
const SANS_IMPRESSION =
  'Ce document n’a pas de fichier d’impression. Ajoutez «\u00a0PDF pour l’imprimeur\u00a0» aux fichiers du modèle.';

async function messageOf(
  files: Files,
  parue: Parue,
  { objet, message, fichier: asked }: DiffusionDe<'courriel'>,
  addressed: Pick<Message, 'to'> & { readonly messageId: string },
): Promise<Message> {
  const { generation, titre, adresse } = parue;
  const { langue } = generation;
  const mots = MOTS_DE_COURRIEL[langue];
  const fichier = asked === 'impression' ? pourImprimeur(generation) : pourLecteurs(generation);
  if (asked === 'impression' && fichier === undefined) throw new JobFailure(SANS_IMPRESSION, { retry: false });
  const subject = enLangue(objet, langue) || titre;
  const said = enLangue(message, langue);
  if (fichier && fichier.poids < LARGEST_ATTACHMENT) {
    const content = await openPdf(files, generation, fichier);
    const attachment = { filename: nomDe(parue, fichier), contentType: 'application/pdf', content };
    return { ...addressed, subject, text: said || mots.joint, attachments: [attachment] };
  }
  // The sheets of the printer have no public address.
  if (fichier?.sortie === 'impression') throw new JobFailure(TROP_LOURD[asked], { retry: false });
  const lien = `${mots.lien}${deuxPoints(langue)}${adresse}`;
  return { ...addressed, subject, text: [said, lien].filter(Boolean).join('\n\n') };
}
