import type { Message } from '../platform/mail.ts';

export interface Recipient {
  readonly email: string;
  readonly firstname: string;
  readonly username: string;
}

/** The frame of every e-mail that Bridge sends; the signature comes with the sending, from the parameters. */
export function letter(to: Recipient, subject: string, ...paragraphs: string[]): Message {
  const greeting = `Bonjour ${to.firstname || to.username},`;
  return { to: to.email, subject, text: [greeting, ...paragraphs].join('\n\n') };
}

/** Sent to the former address, so that a person who lost their account this way learns of it. */
export function emailChangedMessage(to: Recipient, newAddress: string): Message {
  return letter(
    to,
    'Votre adresse e-mail a changé',
    `L’adresse de votre compte Bridge est désormais ${newAddress}. Les messages n’arriveront plus ici.`,
    'Si vous n’avez rien demandé, prévenez votre administrateur sans attendre.',
  );
}
