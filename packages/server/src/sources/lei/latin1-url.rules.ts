const UNRESERVED = /^[A-Za-z0-9_.!~*()-]$/;
/** Signs of windows-1252 that French texts hold and Latin-1 lacks. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  Ÿ: 0x9f,
};

/** A value for an address that LEI will read as ISO-8859-1: « é » is %E9, and a plus sign survives. */
export function latin1Value(value: string): string {
  let text = '';
  for (const char of value.normalize('NFC')) {
    const code = WINDOWS[char] ?? char.codePointAt(0) ?? 63;
    text += UNRESERVED.test(char) ? char : percent(code <= 0xff ? code : 63);
  }
  return text;
}

function percent(code: number): string {
  return `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
}
