import { OutsideError } from './net/outside.error.ts';

/** A mail server whose settings are refused, with a reason for people. */
export class MailServerError extends Error {}

export const UNREADABLE_PASSWORD =
  'Le mot de passe du serveur d’e-mail ne se lit plus\u00a0: la clé de l’instance (SECRET_KEY) a changé depuis qu’il a été saisi. Un super administrateur le saisit à nouveau dans les paramètres.';
export const PASSWORD_IN_CLEAR =
  'Le mot de passe du serveur d’e-mail passerait en clair\u00a0: choisissez TLS ou STARTTLS, ou demandez à l’exploitant d’ouvrir ce serveur de son réseau (INTRANET_HOSTS).';

/** The advice for an operator about a failed message. The server's own words, in the log, may name accounts. */
export function adviceOnMail(error: unknown): string {
  if (error instanceof MailServerError) return error.message;
  if (error instanceof OutsideError) return `Le serveur d’e-mail n’a pas été joint. ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // An untrusted certificate: the mail library reports it as a broken connection.
  if (code === 'ESOCKET' && error instanceof Error && error.message.includes('certificate')) return BAD_CERTIFICATE;
  return ADVICE[code] ?? 'Le serveur d’e-mail a refusé le message. Le journal du serveur Bridge en dit la raison.';
}

/** Whether the message can never leave: an unknown address, a message too large, a server with wrong settings. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof MailServerError) return true;
  if (error instanceof OutsideError) return error.kind === 'refused-address';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return status >= 550 && status <= 559;
}

export const NO_MAIL_SERVER =
  'Aucun serveur d’e-mail n’est configuré\u00a0: les messages restent dans le journal du serveur. Un super administrateur le donne dans les paramètres, ou l’exploitant par la variable SMTP_URL.';

const BAD_CERTIFICATE =
  'Le certificat du serveur d’e-mail n’est pas reconnu\u00a0: il est périmé, d’un autre nom, ou signé par une autorité inconnue. Vérifiez l’hôte, ou demandez à qui tient ce serveur de renouveler son certificat.';
const UNREACHABLE =
  'Le serveur d’e-mail est injoignable. Vérifiez son hôte et son port, dans les paramètres ou la variable SMTP_URL, et qu’il accepte la connexion.';
const UNKNOWN_HOST =
  'Le nom du serveur d’e-mail est introuvable. Vérifiez son hôte, dans les paramètres ou la variable SMTP_URL.';
const REFUSED =
  'Le serveur d’e-mail refuse l’adresse de l’expéditeur ou du destinataire. Vérifiez l’expéditeur, dans les paramètres ou la variable MAIL_FROM, et l’adresse du destinataire.';

const ADVICE: Readonly<Record<string, string>> = {
  EAUTH:
    'Le serveur d’e-mail refuse le compte ou son mot de passe. Corrigez-les dans les paramètres, ou dans la variable SMTP_URL puis redémarrez Bridge.',
  ENOAUTH: 'Le serveur d’e-mail demande un compte. Donnez-le, dans les paramètres ou la variable SMTP_URL.',
  ECONNECTION: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: 'Le serveur d’e-mail n’a pas répondu à temps. Réessayez, puis vérifiez son hôte et son port.',
  EDNS: UNKNOWN_HOST,
  ENOTFOUND: UNKNOWN_HOST,
  ETLS: 'La connexion chiffrée au serveur d’e-mail a échoué. Essayez une autre sécurité, ou vérifiez son certificat.',
  EENVELOPE: REFUSED,
  EMESSAGE: REFUSED,
};
