type Json = Readonly<Record<string, unknown>>;

/** The place of shared schemas in a document. */
const PLACE = '#/components/schemas/';

/** The least length of a shared schema: a reference to a shorter one is no easier to read. */
const WORTH = 200;

export interface Formes {
  /** The schema with references to the parts that are repeated or long. */
  share(schema: unknown, name: string): unknown;
  /** All that is shared, by name. */
  all(): Readonly<Record<string, unknown>>;
}

/** Tells each shape once: records are answered and accepted by dozens of calls. */
export function createFormes(): Formes {
  const byText = new Map<string, string>();
  const told: Record<string, unknown> = {};

  const nameFor = (wanted: string): string => {
    const name = wanted.replace(/[^\w.-]+/g, '_');
    for (let rank = 1; ; rank += 1) {
      const free = rank === 1 ? name : `${name}_${rank}`;
      if (!(free in told)) return free;
    }
  };

  const share = (schema: unknown, name: string): unknown => {
    if (Array.isArray(schema)) return schema.map((one) => share(one, name));
    if (typeof schema !== 'object' || schema === null) return schema;
    const inner = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === 'properties' ? propertiesOf(value as Json, name) : share(value, name),
      ]),
    );
    const text = JSON.stringify(inner);
    const isSchema = 'type' in inner || 'anyOf' in inner || 'oneOf' in inner || 'allOf' in inner;
    if (text.length < WORTH || !isSchema) return inner;
    const known = byText.get(text) ?? nameFor(name);
    byText.set(text, known);
    told[known] = inner;
    return { $ref: `${PLACE}${known}` };
  };

  const propertiesOf = (properties: Json, name: string) =>
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, share(value, `${name}.${key}`)]));

  return { share, all: () => told };
}

/** The names of the schemas that a part of the document refers to, directly or not. */
export function formesUsed(piece: unknown, all: Readonly<Record<string, unknown>>): string[] {
  const found = new Set<string>();
  const waiting = [piece];
  while (waiting.length > 0) {
    const text = JSON.stringify(waiting.pop()) ?? '';
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(all[name]);
    }
  }
  return [...found].sort();
}
