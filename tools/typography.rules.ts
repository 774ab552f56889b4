/** The sign that stands for a computed part of a text. */
export const COMPUTED = '\ufffc';

/** Sentences that the spec gives literally (§8), kept byte for byte. */
const EXCEPTIONS: readonly string[] = [
  'Accès refusé - code 403',
  'Voulez-vous vraiment quitter sans sauvegarder ?',
  'Vous avez été déconnecté, vous pouvez annuler pour rester sur cette page, ou vous reconnecter',
];

const WORDS =
  'au aux avec ce cette dans de des du est et la le les ne nos notre ou pas que qui sont sur un une vos votre vous';
const WORD = new RegExp(
  `(?<![\\p{L}\\d_-])(?:${WORDS.split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')})(?![\\p{L}\\d_-])`,
  'u',
);
const ACCENT = /[àâçéèêëîïôùûüÿœæ]/i;
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]\p{L}/iu;
const SQL = /^\s*(?:ALTER|CREATE|DELETE|DROP|INSERT|SELECT|SET|UPDATE|WITH)\s/;

/** Whether a text is French for people. Texts of the program (queries, names, English messages) are not judged. */
export function isFrench(text: string): boolean {
  return (WORD.test(text) || ACCENT.test(text) || ELISION.test(text)) && !SQL.test(text);
}

const FAULTS: readonly { readonly sentence: string; readonly pattern: RegExp }[] = [
  { sentence: 'apostrophe droite', pattern: /\p{L}'\p{L}/gu },
  { sentence: 'trois points au lieu de « … »', pattern: /\.\.\./g },
  // Before a letter or a slash, these signs belong to an address, an hour or a name.
  { sentence: 'espace insécable attendue avant : ; ! ?', pattern: /[^\u00a0\u202f!?][:;!?](?=[\s)»]|$)/gu },
  { sentence: 'espace insécable attendue après « et avant »', pattern: /«[^\u00a0\u202f]|[^\u00a0\u202f]»/gu },
];

export interface Fault {
  readonly sentence: string;
  /** The position in the text. */
  readonly index: number;
}

/** The faults of French typography in a text. */
export function faultsIn(text: string): Fault[] {
  if (!isFrench(text) || EXCEPTIONS.includes(text)) return [];
  return FAULTS.flatMap(({ sentence, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ sentence, index })),
  );
}
