const MARKS = /\p{M}/gu;
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * A text as rules and sorts compare it: no accents, no capitals, one space between words. Both stored texts and
 * questions are computed here: the database compares them letter by letter.
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

/** The sort key of a name: « L’Auberge » is under A. */
export function cleDeTri(nom: string): string {
  return norme(nom).replace(ARTICLES, '');
}

/** How far a name is from typed words: 0 when it is these words, 1 when it begins with them, 2 otherwise. */
export function ecartAuNom(nom: string, mots: string): number {
  const [own, typed] = [norme(nom), norme(mots)];
  if (!own.startsWith(typed)) return 2;
  return own === typed ? 0 : 1;
}
