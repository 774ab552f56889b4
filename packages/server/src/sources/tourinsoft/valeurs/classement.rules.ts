import { mots } from './noms.rules.ts';

const RANGS = 'etoiles?|stars?|epis?|cles?|clefs?|toques?|fourchettes?|coccinelles?|cheminees?|soleils?|couronnes?';
const EN_LETTRES: readonly string[] = ['une', 'deux', 'trois', 'quatre', 'cinq'];
const AVANT = new RegExp(`\\b([1-5]|${EN_LETTRES.join('|')}) ?(?:${RANGS})\\b`);
const APRES = new RegExp(`\\b(?:${RANGS}) ([1-5])\\b`);

/** How many stars, ears or keys a class says; undefined where its numbers are those of a year or of a decree. */
export function rangDe(texte: string): number | undefined {
  const dit = mots(texte);
  const [, avant = ''] = AVANT.exec(dit) ?? [];
  const lettres = EN_LETTRES.indexOf(avant) + 1;
  if (lettres > 0) return lettres;
  const chiffre = avant || /(?<![\d.,])([1-5])\s*[*★]/.exec(texte)?.[1] || APRES.exec(dit)?.[1];
  if (chiffre) return Number(chiffre);
  const etoiles = /(?<![\d*★])[*★]{1,5}/.exec(texte)?.[0].length ?? 0;
  if (etoiles > 0) return etoiles;
  const nombres = texte.match(/\d+/g) ?? [];
  return nombres.length === 1 && /^[1-5]$/.test(nombres[0]) ? Number(nombres[0]) : undefined;
}
