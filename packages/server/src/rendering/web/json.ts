const LETTRES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data inside a script element: nothing in it can close the element or open another. */
export const jsonDansHtml = (valeur: unknown): string =>
  JSON.stringify(valeur).replace(/[<>&\u2028\u2029]/g, (letter) => LETTRES[letter] ?? letter);
