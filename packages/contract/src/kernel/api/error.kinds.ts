/** A refusal of the product: thrown by code on the server, put into the envelope and translated in one place each. */
export interface ErrorKind {
  /** Code of the envelope (spec §7); 20000 alone is success. */
  readonly code: number;
  readonly status: number;
  readonly message: string;
  readonly description?: string;
}

export const SUCCESS_CODE = 20_000;

/** The errors that the console handles one by one: it loads only these with its first page. */
export const TOLD_APART = {
  // Spec §8: these messages are part of the protocol; the console shows its own French texts.
  badCredentials: { code: 40_101, status: 401, message: 'Bad credentials' },
  tokenExpired: { code: 40_102, status: 401, message: 'Expired JWT Token' },
  accountDisabled: { code: 40_105, status: 401, message: 'Account is disabled.' },
  accessDenied: {
    code: 40_300,
    status: 403,
    message: 'Vous n’avez pas le droit de faire cette action. Demandez-le à votre administrateur.',
    description: 'Access Denied.',
  },
  sourceUnreadable: {
    code: 42_202,
    status: 422,
    message: 'La source de ce flux n’a pas pu être lue.',
  },
  invalidInput: {
    code: 40_000,
    status: 400,
    message: 'Certaines valeurs ne conviennent pas. Corrigez les champs signalés puis recommencez.',
  },
  conflict: {
    code: 40_900,
    status: 409,
    message:
      'Cet élément a été modifié entre-temps par une autre personne. Relisez ses changements avant d’enregistrer les vôtres.',
  },
  inUse: {
    code: 40_904,
    status: 409,
    message: 'Cet élément est encore utilisé ailleurs. Retirez-le d’abord de ce qui l’utilise, ou archivez-le.',
  },
  inTrash: {
    code: 40_905,
    status: 409,
    message: 'Cet élément est dans la corbeille. Restaurez-le avant de le modifier.',
  },
  alreadyTaken: {
    code: 40_901,
    status: 409,
    message: 'Cet identifiant ou cette adresse e-mail est déjà utilisé par un autre compte.',
  },
  replaced: {
    code: 40_909,
    status: 409,
    message: 'Vous avez demandé un autre aperçu depuis\u00a0: celui-ci n’a pas été dessiné.',
  },
  // The data are the step that is left.
  secondFactor: { code: 40_107, status: 401, message: 'Second factor required' },
  linkExpired: {
    code: 41_000,
    status: 410,
    message: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.',
  },
  wrongPassword: {
    code: 40_002,
    status: 400,
    message: 'Le mot de passe actuel ne correspond pas. Vérifiez-le puis recommencez.',
  },
} as const satisfies Record<string, ErrorKind>;
