import { describeDevice, lieuEnMots } from '@bridge/contract';
import type { Message } from '../../platform/mail.ts';
import { paysDe } from '../../platform/net/pays.ts';
import { letter, type Recipient } from '../mails.ts';
import type { Nouveaute } from './nouveaute.rules.ts';

const WHEN = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

export function resetMessage(to: Recipient, link: string): Message {
  return letter(
    to,
    'Choisir un nouveau mot de passe',
    'Vous avez demandé à changer le mot de passe de votre compte Bridge. Ouvrez ce lien pour en choisir un nouveau :',
    link,
    'Il sert une seule fois et reste valable 30 minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
  );
}

export function invitationMessage(to: Recipient, by: string, link: string): Message {
  return letter(
    to,
    'Votre compte Bridge vous attend',
    `« ${by} » vous invite à rejoindre Bridge. Votre identifiant est « ${to.username} ». Ouvrez ce lien pour choisir votre mot de passe :`,
    link,
    'Il sert une seule fois et reste valable 7 jours. Passé ce délai, demandez une nouvelle invitation.',
  );
}

export function confirmationMessage(to: Recipient, link: string): Message {
  return letter(
    to,
    'Confirmer votre adresse e-mail',
    'Une inscription à Bridge a été demandée avec cette adresse. Ouvrez ce lien pour la confirmer :',
    link,
    'Il sert une seule fois et reste valable 24 heures. Un administrateur activera ensuite votre compte. Si vous n’avez rien demandé, ignorez ce message.',
  );
}

export function alreadyRegisteredMessage(to: Recipient, forgottenPasswordLink: string): Message {
  return letter(
    to,
    'Vous avez déjà un compte',
    `Une inscription à Bridge a été demandée avec cette adresse, qui a déjà un compte : votre identifiant est « ${to.username} ».`,
    `Si vous avez oublié votre mot de passe, choisissez-en un nouveau : ${forgottenPasswordLink}`,
  );
}

export function usernameTakenMessage(to: Recipient, registrationLink: string): Message {
  return letter(
    to,
    'Choisir un autre identifiant',
    `L’identifiant « ${to.username} » est déjà pris. Recommencez votre inscription avec un autre : ${registrationLink}`,
  );
}

export function awaitingApprovalMessage(to: Recipient, newcomer: Recipient): Message {
  return letter(
    to,
    'Un compte attend votre validation',
    `« ${newcomer.username} » (${newcomer.email}) a demandé un compte et confirmé son adresse. Donnez-lui une entité et des rôles pour l’activer.`,
  );
}

export function actedAsMessage(to: Recipient, actor: string, at: Date): Message {
  return letter(
    to,
    'Quelqu’un a agi avec votre compte',
    `Le ${WHEN.format(at)}, « ${actor} » a ouvert Bridge en votre nom, comme son rôle le lui permet. Ce qui est fait ainsi est noté sous vos deux noms.`,
  );
}

export function identityLinkedMessage(to: Recipient, fournisseur: string, at: Date): Message {
  return letter(
    to,
    `Votre compte est lié à ${fournisseur}`,
    `Depuis le ${WHEN.format(at)}, votre compte Bridge s’ouvre aussi avec votre compte ${fournisseur}. Vos autres sessions ont été fermées.`,
    'Si ce n’est pas vous, déliez-le depuis «\u00a0Mon compte\u00a0», changez votre mot de passe et prévenez votre administrateur.',
  );
}

export type FactorChange = 'ajoute' | 'retire' | 'secours' | 'reinitialise';

export function factorChangedMessage(to: Recipient, change: FactorChange, at: Date): Message {
  const words: Record<FactorChange, string> = {
    ajoute: 'un second facteur a été ajouté à votre compte Bridge\u00a0: une application de codes ou une clé d’accès.',
    retire: 'un second facteur a été retiré de votre compte Bridge.',
    secours: 'les codes de secours de votre compte Bridge ont été remplacés. Les anciens ne servent plus.',
    reinitialise:
      'un administrateur a retiré le second facteur de votre compte Bridge, vos clés d’accès et vos appareils retenus.',
  };
  return letter(
    to,
    'Le second facteur de votre compte a changé',
    `Le ${WHEN.format(at)}, ${words[change]}`,
    'Si vous n’avez rien demandé, changez votre mot de passe et prévenez votre administrateur sans attendre.',
  );
}

interface Ouverture {
  readonly userAgent: string;
  readonly ip: string;
  readonly nouveau: Nouveaute;
}

export function newDeviceMessage(to: Recipient, { userAgent, ip, nouveau }: Ouverture, at: Date): Message {
  const subject = { appareil: 'Connexion depuis un nouvel appareil', pays: 'Connexion depuis un autre pays' };
  const why = {
    appareil: 'C’est la première fois avec cet appareil.',
    pays: 'Aucune de vos sessions récentes ne venait de ce pays.',
  };
  return letter(
    to,
    subject[nouveau],
    `Le ${WHEN.format(at)}, votre compte Bridge a été ouvert avec «\u00a0${describeDevice(userAgent)}\u00a0», depuis l’adresse ${ip} (${lieuEnMots(paysDe(ip))}). ${why[nouveau]}`,
    'Si c’est vous, il n’y a rien à faire. Sinon, fermez cette session depuis «\u00a0Mon compte\u00a0», changez votre mot de passe et prévenez votre administrateur.',
  );
}

export function tokenMadeMessage(to: Recipient, nom: string, at: Date): Message {
  return letter(
    to,
    'Un jeton d’API a été créé',
    `Le ${WHEN.format(at)}, le jeton «\u00a0${nom}\u00a0» a été créé avec votre compte Bridge. Le programme qui le présente agit en votre nom.`,
    'Si ce n’est pas vous, révoquez-le depuis «\u00a0Mon compte\u00a0», changez votre mot de passe et prévenez votre administrateur.',
  );
}

export function serviceTokenMadeMessage(to: Recipient, compte: string, at: Date): Message {
  return letter(
    to,
    'Un jeton de compte de service a été créé',
    `Le ${WHEN.format(at)}, un jeton du compte de service «\u00a0${compte}\u00a0» a été créé avec votre compte Bridge. Le programme qui le présente fait tout ce que permet ce compte de service.`,
    'Si ce n’est pas vous, révoquez-le depuis «\u00a0Comptes de service\u00a0», changez votre mot de passe et prévenez les autres super administrateurs.',
  );
}

export function failuresMessage(to: Recipient, at: Date): Message {
  return letter(
    to,
    'Des essais de connexion à votre compte ont échoué',
    `Depuis une heure, et jusqu’au ${WHEN.format(at)}, dix essais de connexion à votre compte Bridge ont échoué. Ils sont ralentis, et n’ont rien ouvert.`,
    'Si ce n’est pas vous, choisissez un mot de passe plus long et prévenez votre administrateur. Si c’est vous, patientez une minute, ou choisissez un nouveau mot de passe depuis la page de connexion.',
  );
}
