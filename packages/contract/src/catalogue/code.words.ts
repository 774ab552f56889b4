/** Letters and figures that no person reads: a number, an identifier of a machine. */
const CODE = /^[\d\s]+$|^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** « code 96009999 » for a code without a known word; words stay as they are. */
export function codeEnMots(text: string): string {
  return CODE.test(text) ? `code\u00a0${text}` : text;
}
