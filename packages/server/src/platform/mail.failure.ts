import { OutsideError } from './net/outside.error.ts';

/** What the operator does about a mail server that did not take a message. Its own words stay in the log: they may name accounts. */
export function adviceOnMail(error: unknown): string {
  if (error instanceof OutsideError) return `Le serveur d’e-mail n’a pas été joint. ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ADVICE[code] ?? 'Le serveur d’e-mail a refusé le message. Le journal du serveur Bridge en dit la raison.';
}

/** Whether the mail server will not take it later either: an address that does not exist, a message that is too large. */
export function isRefusedForGood(error: unknown): boolean {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return status >= 550 && status <= 559;
}

export const NO_MAIL_SERVER =
  'Aucun serveur d’e-mail n’est configuré\u00a0: les messages restent dans le journal du serveur. Un super administrateur le donne dans les paramètres, ou l’exploitant par la variable SMTP_URL.';

const UNREACHABLE =
  'Le serveur d’e-mail est injoignable. Vérifiez son hôte et son port, dans les paramètres ou la variable SMTP_URL, et qu’il accepte la connexion.';
const UNKNOWN_HOST =
  'Le nom du serveur d’e-mail est introuvable. Vérifiez son hôte, dans les paramètres ou la variable SMTP_URL.';
const REFUSED =
  'Le serveur d’e-mail refuse l’adresse de l’expéditeur ou du destinataire. Vérifiez l’expéditeur, dans les paramètres ou la variable MAIL_FROM, et votre adresse.';

const ADVICE: Readonly<Record<string, string>> = {
  EAUTH:
    'Le serveur d’e-mail refuse le compte ou son mot de passe. Corrigez-les, dans les paramètres ou la variable SMTP_URL.',
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
