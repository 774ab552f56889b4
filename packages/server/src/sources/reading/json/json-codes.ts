/** The characters that JSON is made of. */
export const QUOTE = 34;
export const BACKSLASH = 92;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_OBJECT = 123;
export const CLOSE_OBJECT = 125;
export const OPEN_ARRAY = 91;
export const CLOSE_ARRAY = 93;

export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** What may stand between documents that follow one another: blanks, commas, marks of sequences and of files. */
function isFiller(code: number): boolean {
  return isBlank(code) || code === COMMA || code === 0x1e || code === 0 || code === 0xfeff;
}

/** Where the first character that is no filler stands, or the end of the text. */
export function afterFillers(texte: string, from: number): number {
  let index = from;
  while (index < texte.length && isFiller(texte.charCodeAt(index))) index += 1;
  return index;
}

/** Characters of numbers, true, false, null, and of what badly made documents put in their place. */
export function isWord(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 43 ||
    code === 45 ||
    code === 46
  );
}
