import type { Langue } from '@bridge/contract';
import { locale } from '../../../composition/mots/nombre.words.ts';

const FINE = '\u202f';
const INSECABLE = '\u00a0';

/** The names of the parts of a document that hold words: gabarits read all other parts as they are. */
const WORDS: ReadonlySet<string> = new Set([
  ...[
    'texte',
    'titre',
    'sousTitre',
    'chapeau',
    'texteVide',
    'mention',
    'pied',
    'nom',
    'commune',
    'type',
    'prix',
    'legende',
    'mots',
    'territoire',
    'destinataire',
    'annonceur',
  ],
]);

/** A document with the typographic spaces of its language. */
export function composedDocument<D extends { readonly langue: Langue }>(document: D): D {
  const walk = (value: unknown, isWords: boolean): unknown => {
    if (typeof value === 'string') return isWords ? composed(value, document.langue) : value;
    if (Array.isArray(value)) return value.map((one) => walk(one, isWords));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, WORDS.has(name))]));
  };
  // The same parts, the same kinds of values.
  return walk(document, false) as D;
}

/** « 04 79 00 00 12 », « +33 4 79 00 00 12 »: a phone number stays on one line. */
const NUMEROS = /(?<![\d+])\+?\d{1,4}(?: \d{1,4}){2,}(?!\d)/g;

/** « 12 € », « 18 km »: a unit stays on the line of its number. */
const MESURES = /(\d)[ \u00a0\u202f]+(?=(?:€|%|km|m²|ha|h|min|kg|m|Uhr)(?![\p{L}\d]))/gu;

const days = new Map<Langue, RegExp>();

/** « 12 mai », « 12. Mai », « 12 de mayo »: a day stays on the line of its month. */
function joursDe(langue: Langue): RegExp {
  const known = days.get(langue);
  if (known !== undefined) return known;
  const writer = new Intl.DateTimeFormat(locale(langue), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = Array.from(
    { length: 12 },
    (_, month) => writer.formatToParts(Date.UTC(2027, month, 1)).find(({ type }) => type === 'month')?.value,
  );
  const found = new RegExp(`(?<!\\d)\\d{1,2}(?:er|\\.|º)?[ ](?:de[ ])?(?=(?:${months.join('|')})(?!\\p{L}))`, 'giu');
  days.set(langue, found);
  return found;
}

/** A text with French spaces before signs and inside quotes; with those of numbers and days in any language. */
export function composed(source: string, langue: Langue): string {
  const texte = source
    .replace(NUMEROS, (numero) => numero.replaceAll(' ', INSECABLE))
    .replace(MESURES, `$1${INSECABLE}`)
    .replace(joursDe(langue), (day) => day.replaceAll(' ', INSECABLE));
  if (langue !== 'fr') return texte;
  return texte
    .replace(/[ \u00a0\u202f]*([;!?])(?![;!?\w/=&])/g, (sign, mark: string, at: number, whole: string) =>
      at === 0 || /[;!?(…]/.test(whole[at - 1] ?? '') ? sign.trim() : `${FINE}${mark}`,
    )
    .replace(/[ \u00a0\u202f]+:/g, `${INSECABLE}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${INSECABLE}`)
    .replace(/[ \u00a0\u202f]*»/g, `${INSECABLE}»`)
    .replace(/'/g, '’');
}
