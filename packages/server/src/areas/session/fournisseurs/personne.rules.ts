import { emailSchema, type Fournisseur } from '@bridge/contract';

/** A person as a provider describes them. */
export interface PersonneExterne {
  /** The identifier that never changes at the provider. */
  readonly sujet: string;
  readonly identifiant: string;
  /** The e-mail address, or an empty text when the provider gives none that can be used. */
  readonly email: string;
  readonly emailVerifie: boolean;
  readonly prenom: string;
  readonly nom: string;
  readonly roles: readonly string[];
  readonly entites: readonly string[];
}

type Champs = Pick<
  Fournisseur,
  | 'champSujet'
  | 'champIdentifiant'
  | 'champEmail'
  | 'champEmailVerifie'
  | 'champPrenom'
  | 'champNom'
  | 'champRoles'
  | 'champEntite'
>;

const LONGEST = 200;

/** Reads a person from a provider's answer, or null without an identifier. Only the shape of the answer is trusted. */
export function personneDe(champs: Champs, answer: unknown): PersonneExterne | null {
  const sujet = textAt(answer, champs.champSujet);
  if (sujet === '') return null;
  const email = emailSchema.safeParse(textAt(answer, champs.champEmail));
  return {
    sujet,
    identifiant: textAt(answer, champs.champIdentifiant),
    email: email.success ? email.data : '',
    emailVerifie: email.success && isTrue(valueAt(answer, champs.champEmailVerifie)),
    prenom: textAt(answer, champs.champPrenom).slice(0, 100),
    nom: textAt(answer, champs.champNom).slice(0, 100),
    roles: textsAt(answer, champs.champRoles),
    entites: textsAt(answer, champs.champEntite),
  };
}

/** « profil.email » goes down one level. A name with dots in it, such as an address, is tried whole first. */
function valueAt(answer: unknown, path: string): unknown {
  if (path === '') return undefined;
  const whole = ownValue(answer, path);
  return whole === undefined ? path.split('.').reduce<unknown>(ownValue, answer) : whole;
}

function ownValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return new Map(Object.entries(value)).get(name);
}

function textAt(answer: unknown, path: string): string {
  const value = valueAt(answer, path);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // The database stores neither NUL nor half a character.
  return String(value)
    .replaceAll(/\0|\p{Surrogate}/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, LONGEST);
}

/** The values of a list, or of one text with commas or spaces between values. */
function textsAt(answer: unknown, path: string): string[] {
  const value = valueAt(answer, path);
  const several = Array.isArray(value)
    ? value.slice(0, 200)
    : typeof value === 'string'
      ? value.split(/[,;\s]+/)
      : [value];
  return several.flatMap((one) => {
    const text = typeof one === 'string' || typeof one === 'number' ? String(one).trim() : '';
    return text === '' || text.length > LONGEST ? [] : [text];
  });
}

/** Some providers write booleans as texts. */
const isTrue = (value: unknown) => value === true || value === 'true';

const FORBIDDEN = /[^a-z0-9._-]+/g;

/** A user name for a new account: valid, and never shaped like an address. */
export function usernameDe({ identifiant, email }: Pick<PersonneExterne, 'identifiant' | 'email'>): string {
  const given = (identifiant || email).split('@')[0] ?? '';
  const plain = given
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '')
    .slice(0, 80);
  return plain.length >= 3 ? plain : `personne-${plain || 'x'}`;
}
