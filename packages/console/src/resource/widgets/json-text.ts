export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

export function writeJson(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

/** What a text means as JSON, or where it stops being readable. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const line = lineOf(text, error);
    return { ok: false, message: `Ce texte n’est pas du JSON lisible${line ? ` (ligne ${line})` : ''}.` };
  }
}

/** What a text means: the value that it writes, or the text itself when it writes none. */
export function meaningOf(text: string): unknown {
  const reading = readJson(text);
  return reading.ok ? reading.value : text;
}

/** The text of such a meaning. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && !readJson(value).ok ? value : writeJson(value);
}

/** Browsers say where in their own ways: « at position 12 », « line 2 column 3 », or not at all. */
function lineOf(text: string, error: unknown): number | undefined {
  const words = error instanceof Error ? error.message : '';
  const [, line] = /line (\d+)/.exec(words) ?? [];
  if (line) return Number(line);
  const [, position] = /position (\d+)/.exec(words) ?? [];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}
