const LETTRES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data for a script element: it can neither close the element nor open another. */
export const jsonDansHtml = (valeur: unknown): string =>
  JSON.stringify(valeur).replace(/[<>&\u2028\u2029]/g, (letter) => LETTRES[letter] ?? letter);
