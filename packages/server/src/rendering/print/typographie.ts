import type { Langue } from '@bridge/contract';

const FINE = '\u202f';
const INSECABLE = '\u00a0';

/** Where a document holds words, by the names of its parts: everything else is read by the gabarits alone. */
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
    'type',
    'prix',
    'legende',
    'mots',
  ],
]);

/** A document with the spaces of its language. */
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

/** « 04 79 00 00 12 », « +33 4 79 00 00 12 »: a number is read in one line. */
const NUMEROS = /(?<![\d+])\+?\d{1,4}(?: \d{1,4}){2,}(?!\d)/g;

/** The spaces that French sets before its signs and inside its quotes, whatever the source typed; those of numbers in any language. */
export function composed(source: string, langue: Langue): string {
  const texte = source.replace(NUMEROS, (numero) => numero.replaceAll(' ', INSECABLE));
  if (langue !== 'fr') return texte;
  return texte
    .replace(/[ \u00a0\u202f]*([;!?])(?![;!?\w/=&])/g, (sign, mark: string, at: number, whole: string) =>
      at === 0 || /[;!?(…]/.test(whole[at - 1] ?? '') ? sign.trim() : `${FINE}${mark}`,
    )
    .replace(/[ \u00a0\u202f]+:/g, `${INSECABLE}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${INSECABLE}`)
    .replace(/[ \u00a0\u202f]*»/g, `${INSECABLE}»`)
    .replace(/(\d)[ \u00a0\u202f]+(?=(?:€|%|km|m²|ha|h|min|kg|m)(?![\p{L}\d]))/gu, `$1${INSECABLE}`)
    .replace(/'/g, '’');
}
