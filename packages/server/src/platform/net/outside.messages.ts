import type { OutsideFacts, OutsideKind } from './outside.kinds.ts';

/** What happened, why, and what to do, in French. The host is the only part of the address told. */
export function messageOf(kind: OutsideKind, host: string, facts: OutsideFacts): string {
  const it = host === '' ? 'l’adresse demandée' : `«\u00a0${host}\u00a0»`;
  switch (kind) {
    case 'refused-address':
      return refusal(it, facts.detail);
    case 'request':
      return `La demande à ${it} ne peut pas être envoyée\u00a0: un de ses en-têtes est mal écrit. Vérifiez les clés et les paramètres saisis.`;
    case 'dns':
      return `Le nom ${it} est introuvable. Vérifiez l’adresse, puis que ce serveur accède au DNS.`;
    case 'connect':
      return `La connexion à ${it} a échoué (${facts.detail ?? 'sans précision'}). Réessayez plus tard\u00a0; si l’erreur dure, vérifiez l’adresse et le pare-feu.`;
    case 'tls':
      return certificate(it, facts.detail);
    case 'timeout':
      return lateness(it, facts.detail);
    case 'too-big':
      return `La réponse de ${it} dépasse la taille permise\u00a0: elle a été abandonnée. Demandez moins de fiches à la fois, ou un flux plus petit.`;
    case 'status':
      return statusMessage(it, facts.status ?? 0);
    case 'busy':
      return `${it} demande de patienter (code ${facts.status ?? 429}). ${pause(facts.retryAfter)}`;
    case 'truncated':
      return `La réponse de ${it} a été coupée avant la fin\u00a0: rien n’en a été gardé. Réessayez\u00a0; si l’erreur dure, prévenez le fournisseur du flux.`;
    case 'unreadable':
      return `La réponse de ${it} est illisible (${facts.detail ?? 'sans précision'}). Vérifiez l’adresse, ou prévenez le fournisseur du flux.`;
    case 'redirect':
      return redirection(it, facts.detail);
    case 'breaker-open':
      return `${it} a échoué plusieurs fois de suite\u00a0: Bridge le laisse en paix. ${pause(facts.retryAfter)}`;
    case 'disk':
      return `La réponse de ${it} n’a pas pu être écrite sur le disque de ce serveur (${facts.detail ?? 'sans précision'}). Libérez de la place ou vérifiez les droits du dossier de données.`;
  }
}

function refusal(it: string, reason: string | undefined): string {
  switch (reason) {
    case 'scheme':
      return 'Cette adresse n’est pas une adresse web. Écrivez une adresse qui commence par https:// ou http://.';
    case 'credentials':
      return `L’adresse de ${it} contient un identifiant ou un mot de passe. Retirez-les de l’adresse et saisissez-les dans leurs champs.`;
    case 'port':
      return `Le port demandé à ${it} n’est pas celui d’un serveur web. Corrigez l’adresse, ou demandez à l’exploitant d’autoriser cet hôte.`;
    case 'unreadable':
      return 'Cette adresse est mal écrite. Corrigez-la\u00a0: elle commence par https:// ou http://, suivi d’un nom d’hôte.';
    default:
      return `${it} mène à un réseau privé, que Bridge n’interroge pas. Corrigez l’adresse, ou demandez à l’exploitant d’autoriser cet hôte.`;
  }
}

function certificate(it: string, code: string | undefined): string {
  const what = `La connexion chiffrée à ${it} a échoué`;
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return `${what}\u00a0: son certificat a expiré. Prévenez le fournisseur du flux, qui doit le renouveler.`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return `${what}\u00a0: son certificat est signé par lui-même. Prévenez le fournisseur du flux, ou demandez à l’exploitant d’ajouter son autorité de certification.`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `${what}\u00a0: son certificat est celui d’un autre nom. Vérifiez l’adresse, ou prévenez le fournisseur du flux.`;
    default:
      return `${what} (${code ?? 'sans précision'}). Vérifiez l’adresse, ou prévenez le fournisseur du flux.`;
  }
}

function lateness(it: string, phase: string | undefined): string {
  const again = 'Réessayez plus tard\u00a0; si l’erreur dure, prévenez le fournisseur du flux.';
  switch (phase) {
    case 'connect':
      return `${it} n’a pas accepté la connexion à temps. Réessayez plus tard\u00a0; si l’erreur dure, vérifiez l’adresse et le pare-feu.`;
    case 'first-byte':
      return `${it} n’a pas commencé à répondre à temps. ${again}`;
    case 'silence':
      return `${it} s’est tu au milieu de sa réponse\u00a0: rien n’en a été gardé. ${again}`;
    default:
      return `La réponse de ${it} n’est pas arrivée en entier dans le temps permis\u00a0: elle a été abandonnée. ${again}`;
  }
}

function statusMessage(it: string, status: number): string {
  const what = `${it} a répondu par une erreur (code ${status})`;
  if (status === 401 || status === 403)
    return `${what}\u00a0: l’accès est refusé. Vérifiez les clés et les droits du flux.`;
  if (status === 404 || status === 410)
    return `${what}\u00a0: rien ne se trouve à cette adresse. Vérifiez l’adresse et l’identifiant du flux.`;
  if (status >= 500) return `${what}. Réessayez plus tard\u00a0; si l’erreur dure, prévenez le fournisseur du flux.`;
  return `${what}. Vérifiez l’adresse et les paramètres du flux.`;
}

function redirection(it: string, reason: string | undefined): string {
  switch (reason) {
    case 'too-many':
      return `${it} renvoie d’adresse en adresse sans fin. Demandez au fournisseur du flux son adresse définitive.`;
    case 'downgrade':
      return `${it} renvoie vers une adresse sans chiffrement. Demandez au fournisseur du flux une adresse https.`;
    case 'dropped':
      return `${it} renvoie à une autre adresse\u00a0: ce qui lui était destiné n’y arriverait pas. Indiquez l’adresse définitive.`;
    case 'body':
      return `${it} renvoie la demande, avec ce qu’elle contient, à un autre serveur\u00a0: Bridge ne la suit pas. Demandez au fournisseur du flux son adresse définitive.`;
    default:
      return `${it} renvoie vers une adresse illisible. Demandez au fournisseur du flux son adresse définitive.`;
  }
}

/** « Nouvel essai possible dans 5 minutes. » */
function pause(wait: number | undefined): string {
  if (wait === undefined) return 'Réessayez plus tard.';
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  const [count, unit] = seconds < 120 ? [seconds, 'seconde'] : [Math.ceil(seconds / 60), 'minute'];
  return `Nouvel essai possible dans ${count} ${unit}${count > 1 ? 's' : ''}.`;
}
