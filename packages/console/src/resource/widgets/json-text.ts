export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

export function writeJson(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

/** The value that a text writes as JSON, or the line where it is invalid. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const line = lineOf(text, error);
    return { ok: false, message: `Ce texte n’est pas du JSON lisible${line ? ` (ligne ${line})` : ''}.` };
  }
}

/** The value that a text writes as JSON; the text itself when it is invalid. */
export function meaningOf(text: string): unknown {
  const reading = readJson(text);
  return reading.ok ? reading.value : text;
}

/** The text of a JSON value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && !readJson(value).ok ? value : writeJson(value);
}

/** The line of a JSON error. Browsers tell it as « at position 12 », « line 2 column 3 », or not at all. */
function lineOf(text: string, error: unknown): number | undefined {
  const words = error instanceof Error ? error.message : '';
  const [, line] = /line (\d+)/.exec(words) ?? [];
  if (line) return Number(line);
  const [, position] = /position (\d+)/.exec(words) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
