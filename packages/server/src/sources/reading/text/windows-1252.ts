/** 0x80–0x9f. The decoder of the platform leaves these bytes as control characters on some versions: quotes and € would vanish. */
const HIGH_CONTROLS =
  '\u20ac\ufffd\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\ufffd\u017d\ufffd\ufffd\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\ufffd\u017e\u0178';
const CONTROLS = /[\u0080-\u009f]/g;

/** Text of bytes in windows-1252, which is also what servers mean by ISO-8859-1. */
export function windows1252(bytes: Buffer): string {
  return meantByWindows(bytes.toString('latin1'));
}

/** The letters and signs that control characters 0x80–0x9f stood for before somebody took Windows for ISO-8859-1. */
export function meantByWindows(text: string): string {
  return text.replace(CONTROLS, (control) => HIGH_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}
