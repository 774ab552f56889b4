const MARKS = /\p{M}/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * A text as rules and sorts compare it: no accent, no capital, one space between words. Worked out here for what is kept and for what
 * is asked alike: the database compares it letter by letter.
 */
export function norme(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ARTICLES = /^(?:le|la|les|l|un|une|des|du|de la|de l|d|the|der|die|das) (?=.)/;

/** What a name is sorted by: « L’Auberge » stands under A. */
export function cleDeTri(nom: string): string {
  return norme(nom).replace(ARTICLES, '');
}
