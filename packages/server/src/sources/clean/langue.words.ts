import { lexique } from './lexique.ts';
import { folded } from './texte.rules.ts';

/** Names of languages, and the codes of the thesaurus where they are not those of everybody. */
const LANGUES = lexique<string>({
  francais: 'fr',
  anglais: 'en',
  an: 'en',
  gb: 'en',
  allemand: 'de',
  al: 'de',
  espagnol: 'es',
  italien: 'it',
  neerlandais: 'nl',
  hollandais: 'nl',
  portugais: 'pt',
  po: 'pt',
  russe: 'ru',
  chinois: 'zh',
  mandarin: 'zh',
  japonais: 'ja',
  coreen: 'ko',
  catalan: 'ca',
  basque: 'eu',
  breton: 'br',
  occitan: 'oc',
  corse: 'co',
  arabe: 'ar',
  polonais: 'pl',
  tcheque: 'cs',
  roumain: 'ro',
  hongrois: 'hu',
  danois: 'da',
  suedois: 'sv',
  norvegien: 'no',
  finnois: 'fi',
  grec: 'el',
  turc: 'tr',
  hebreu: 'he',
  esperanto: 'eo',
});
const compact = (texte: string): string => folded(texte).replaceAll(' ', '');
const CODES = new Set(Object.values(LANGUES));

/** What stands between the languages of a list: no language has a comma in its name. */
const ENTRE_LANGUES = /[,;/+•|]|\s(?:et|and|-)\s/i;

/** The names of languages that a text lists: « Anglais, allemand et patois ». */
export const splitLangues = (texte: string): string[] =>
  texte
    .split(ENTRE_LANGUES)
    .map((nom) => nom.trim())
    .filter((nom) => nom !== '');

/** The code of a language where it is known, else its name as received. */
export function langueParlee(texte: string, code: string | undefined): string {
  const parNom = LANGUES[compact(texte)];
  if (parNom !== undefined) return parNom;
  const parCode = code === undefined ? undefined : (LANGUES[compact(code)] ?? code.toLowerCase());
  const court = parCode ?? texte.toLowerCase();
  return CODES.has(court) ? court : texte;
}
