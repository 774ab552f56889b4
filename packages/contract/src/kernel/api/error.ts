import { type ErrorKind, TOLD_APART } from './error.kinds.ts';

export const errorKinds = {
  ...TOLD_APART,
  tokenInvalid: { code: 50_008, status: 401, message: 'Invalid JWT Token' },
  tokenMissing: { code: 40_104, status: 401, message: 'JWT Token not found' },
  crossSite: {
    code: 40_301,
    status: 403,
    message: 'Cette demande vient d’un autre site et a été refusée. Recommencez depuis la console.',
    description: 'Access Denied.',
  },
  forbiddenWhileActing: {
    code: 40_302,
    status: 403,
    message:
      'Cette action n’est pas permise pendant que vous agissez en tant qu’une autre personne. Revenez d’abord à votre compte.',
    description: 'Access Denied.',
  },
  unreadableBody: { code: 40_001, status: 400, message: 'Le contenu envoyé n’est pas du JSON lisible.' },
  unreadableAddress: {
    code: 40_003,
    status: 400,
    message: 'Cette adresse est mal écrite. Vérifiez-la puis recommencez.',
  },
  unreadableRequest: { code: 40_004, status: 400, message: 'Cette demande n’est pas lisible.' },
  unsupportedType: {
    code: 41_500,
    status: 415,
    message: 'Ce type de contenu n’est pas accepté : envoyez du JSON (application/json).',
  },
  bodyTooLarge: {
    code: 41_300,
    status: 413,
    message: 'Le contenu envoyé est trop volumineux. Réduisez-le puis recommencez.',
  },
  notFound: {
    code: 40_400,
    status: 404,
    message: 'Cet élément est introuvable. Il a peut-être été supprimé ou vous n’y avez pas accès.',
  },
  versionMissing: {
    code: 42_800,
    status: 428,
    message: 'Il manque le numéro de version de l’élément à modifier. Relisez-le puis recommencez.',
  },
  keyReused: {
    code: 42_200,
    status: 422,
    message: 'Cette clé d’idempotence a déjà servi à une autre demande. Prenez-en une nouvelle.',
  },
  tooManyRows: {
    code: 42_201,
    status: 422,
    message: 'Trop de lignes à la fois. Réduisez la liste avec un filtre ou une recherche puis recommencez.',
  },
  notFile: {
    code: 41_501,
    status: 415,
    message: 'Ce fichier n’est pas une image PNG, JPEG ou WebP. Choisissez-en un autre.',
  },
  ownAddress: {
    code: 40_305,
    status: 403,
    message: 'Changez votre propre adresse e-mail depuis votre compte\u00a0: votre mot de passe y est demandé.',
  },
  unconfirmedEmail: {
    code: 40_903,
    status: 409,
    message:
      'Cette personne n’a pas encore confirmé son adresse e-mail. Attendez qu’elle ouvre le lien reçu avant d’activer son compte.',
  },
  notInvited: {
    code: 40_906,
    status: 409,
    message: 'Cette personne a déjà un compte actif ou désactivé\u00a0: il n’y a pas d’invitation à lui envoyer.',
  },
  notActive: {
    code: 40_907,
    status: 409,
    message: 'Ce compte n’est pas actif. Activez-le, ou renvoyez l’invitation, avant de changer son mot de passe.',
  },
  wrongState: {
    code: 40_908,
    status: 409,
    message: 'Cet élément n’est plus dans un état qui le permet. Actualisez la page pour voir où il en est.',
  },
  lastSuperAdmin: {
    code: 40_902,
    status: 409,
    message: 'Ce compte est le dernier super administrateur actif. Nommez-en un autre avant de le modifier.',
  },
  tooManyRequests: {
    code: 42_900,
    status: 429,
    message: 'Trop de tentatives. Patientez quelques minutes avant de recommencer.',
  },
  busy: {
    code: 42_901,
    status: 429,
    message: 'Beaucoup de demandes arrivent à la fois. Patientez quelques instants puis recommencez.',
  },
  registrationClosed: {
    code: 40_303,
    status: 403,
    message: 'L’inscription n’est pas ouverte sur cette instance. Demandez un compte à votre administrateur.',
  },
  methodOff: { code: 40_304, status: 403, message: 'Ce mode de connexion n’est pas activé sur cette instance.' },
  wrongCode: {
    code: 40_108,
    status: 401,
    message: 'Ce code ou cette clé ne convient pas. Vérifiez l’heure de votre appareil, puis recommencez.',
  },
  stepLost: {
    code: 40_006,
    status: 400,
    message: 'Cette étape a expiré ou a déjà servi. Recommencez depuis le début.',
  },
  factorRequired: {
    code: 40_912,
    status: 409,
    message:
      'Un second facteur est exigé pour vos rôles ou votre entité\u00a0: ajoutez-en un autre avant de retirer celui-ci.',
  },
  signOnLost: {
    code: 40_005,
    status: 400,
    message:
      'Cette connexion a expiré, a déjà servi ou a été commencée dans un autre navigateur. Recommencez-la depuis le début.',
  },
  signOnRefused: {
    code: 40_106,
    status: 401,
    message:
      'La réponse du fournisseur d’identité n’a pas pu être vérifiée\u00a0: personne n’a été connecté. Recommencez.',
  },
  signOnUnavailable: {
    code: 50_200,
    status: 502,
    message:
      'Le fournisseur d’identité ne répond pas. Réessayez dans quelques minutes, ou connectez-vous avec votre mot de passe.',
  },
  signOnUnknown: {
    code: 40_306,
    status: 403,
    message:
      'Vous êtes bien identifié, mais aucun compte d’ici ne vous correspond. Si vous en avez déjà un, connectez-vous avec votre mot de passe et liez-le depuis «\u00a0Mon compte\u00a0»\u00a0; sinon, demandez-en un à votre administrateur.',
  },
  signOnWaiting: {
    code: 40_307,
    status: 403,
    message: 'Votre compte est créé et attend qu’un administrateur le valide.',
  },
  signOnNoRole: {
    code: 40_308,
    status: 403,
    message: 'Votre fournisseur d’identité ne vous donne aucun rôle ici. Demandez-le à votre administrateur.',
  },
  identityTaken: {
    code: 40_910,
    status: 409,
    message: 'Ce compte du fournisseur est déjà lié à une autre personne. Prévenez votre administrateur.',
  },
  onlyWayIn: {
    code: 40_911,
    status: 409,
    message:
      'C’est la seule façon d’entrer dans ce compte. Donnez-lui d’abord un mot de passe («\u00a0Mot de passe oublié\u00a0» à la connexion), une clé d’accès ou un autre fournisseur.',
  },
  unavailable: {
    code: 50_300,
    status: 503,
    message: 'Le service est momentanément indisponible. Vos données sont conservées : réessayez dans un instant.',
  },
  tooSlow: {
    code: 50_400,
    status: 504,
    message:
      'Cette demande prend trop de temps et a été arrêtée\u00a0: rien n’a été enregistré. Demandez-en moins à la fois, ou réessayez plus tard.',
  },
  diskFull: {
    code: 50_700,
    status: 507,
    message:
      'Le disque du serveur est plein\u00a0: rien n’a été enregistré. Prévenez l’exploitant, puis recommencez quand il y aura de la place.',
  },
  internal: {
    code: 50_000,
    status: 500,
    message: 'Une erreur inattendue s’est produite. Réessayez ; si elle persiste, signalez-la avec son numéro.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof errorKinds;

export interface FieldError {
  /** Dotted path of the field in the body: `roles.0`. */
  readonly path: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly errors?: readonly FieldError[];
  /** The data that a client needs: both versions of a conflict, the seconds to wait. */
  readonly data?: unknown;
}

export class BridgeError extends Error {
  readonly kind: ErrorKind;
  constructor(
    readonly errorName: ErrorName,
    readonly details: ErrorDetails = {},
  ) {
    super(errorKinds[errorName].message);
    this.name = 'BridgeError';
    this.kind = errorKinds[errorName];
  }
}

/** Spec §7: every answer of the server. */
export interface Envelope<T = unknown> {
  readonly code: number;
  readonly message: string;
  readonly data: T;
  readonly description?: string;
  readonly errors?: readonly FieldError[];
  /** Number to quote when reporting an error. */
  readonly requestId?: string;
}
