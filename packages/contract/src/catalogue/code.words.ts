/** Letters and figures that no person reads: a number, an identifier of a machine. */
const CODE = /^[\d\s]+$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** « code 96009999 », where a source gave a code and nobody has a word for it; words stay words. */
export function codeEnMots(text: string): string {
  return CODE.test(text) ? `code\u00a0${text}` : text;
}
