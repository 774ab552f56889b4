import { phraseSchema } from '@bridge/contract';
import { z } from 'zod';
import type { Parole } from '../parole.ts';

type Say = (value: unknown, parole: Parole) => unknown;

/** How to translate the server's words in an answer, by its schema; null when it has none. */
export function phrasesIn(schema: z.core.$ZodType | undefined): Say | null {
  if (schema === undefined) return null;
  const known = looked.get(schema);
  if (known !== undefined) return known;
  // A recursive shape stops here: its inner words are not translated again.
  looked.set(schema, null);
  const say = lookInto(schema);
  looked.set(schema, say);
  return say;
}

const looked = new WeakMap<z.core.$ZodType, Say | null>();

function lookInto(schema: z.core.$ZodType): Say | null {
  if (schema === phraseSchema) return (value, parole) => (typeof value === 'string' ? parole(value) : value);
  if (schema instanceof z.ZodObject) return inObject(schema.shape);
  if (schema instanceof z.ZodArray) {
    const each = phrasesIn(schema.element);
    return each && ((value, parole) => (Array.isArray(value) ? value.map((one) => each(one, parole)) : value));
  }
  if (schema instanceof z.ZodUnion) return inUnion(schema.options);
  return WRAPPERS.some((kind) => schema instanceof kind) ? phrasesIn((schema as z.ZodNullable).unwrap()) : null;
}

const WRAPPERS = [z.ZodNullable, z.ZodOptional, z.ZodExactOptional, z.ZodReadonly] as const;

function inObject(shape: Readonly<Record<string, z.core.$ZodType>>): Say | null {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const say = phrasesIn(schema);
    return say ? [[name, say] as const] : [];
  });
  if (parts.length === 0) return null;
  return (value, parole) => {
    if (typeof value !== 'object' || value === null) return value;
    const record: Record<string, unknown> = { ...value };
    for (const [name, say] of parts) if (name in record) record[name] = say(record[name], parole);
    return record;
  };
}

/** The first of the shapes that the value has decides. */
function inUnion(options: readonly z.core.$ZodType[]): Say | null {
  const says = options.map((option) => ({ option, say: phrasesIn(option) }));
  if (says.every(({ say }) => say === null)) return null;
  return (value, parole) => {
    const shape = says.find(({ option }) => z.safeParse(option, value).success);
    return shape?.say?.(value, parole) ?? value;
  };
}
