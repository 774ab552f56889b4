/** Usual colours, easily told apart from one another, from white and from black. */
export const PRESETS = [
  '#e03131',
  '#e8590c',
  '#f08c00',
  '#74b816',
  '#2f9e44',
  '#099268',
  '#0c8599',
  '#1971c2',
  '#3b5bdb',
  '#7048e8',
  '#9c36b5',
  '#c2255c',
  '#8d6e63',
  '#495057',
];

/** The colour that a text means: `null` for an empty text, `undefined` for a text that is no whole colour. */
export function readColour(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The value given to the form: a text that is no whole colour stays as it is, and the schema refuses it. */
export function colourMeant(text: string): string | null {
  const colour = readColour(text);
  return colour === undefined ? text : colour;
}
