import { lexique } from './lexique.ts';
import { folded } from './texte.rules.ts';

/** The languages in which the names of countries are recognised. */
const LANGUES = ['fr', 'en', 'de', 'nl', 'it', 'es'] as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes of regions that are no countries: the European Union, the United Nations. */
const AUTRES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);
/** Other names that people give to countries. */
const USAGES: Readonly<Record<string, string>> = {
  angleterre: 'GB',
  ecosse: 'GB',
  'pays de galles': 'GB',
  'grande bretagne': 'GB',
  'great britain': 'GB',
  england: 'GB',
  hollande: 'NL',
  usa: 'US',
};

let known: Readonly<Record<string, string>> | undefined;

/** The names of countries, made when the first one is asked for. */
function noms(): Readonly<Record<string, string>> {
  if (known !== undefined) return known;
  const found: Record<string, string> = {};
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`)).filter(isPays);
  for (const langue of LANGUES) {
    const names = new Intl.DisplayNames(langue, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const nom = names.of(code);
      if (nom !== undefined) found[folded(nom)] ??= code;
    }
  }
  known = lexique({ ...found, ...USAGES });
  return known;
}

/** Codes of former countries stand for those of today. */
const isPays = (code: string): boolean =>
  !AUTRES.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Two letters, in capitals, from a code or a name; undefined when nobody knows. */
export function paysOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^uk$/i.test(text)) return 'GB';
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  return noms()[folded(text)];
}
