import { z } from 'zod';
import type { Field, Fields } from '../fields/field.ts';
import { versionSchema } from '../fields/schemas.ts';
import { phraseSchema } from '../words/phrase.ts';
import { USAGES } from './list-query.ts';
import { identified } from './resource-answers.ts';

export type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] };
type InputOf<T extends Field> = T extends { input: infer I extends z.ZodType } ? I : T['schema'];
type WritableKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F];
export type PatchShape<F extends Fields> = { [K in WritableKeys<F>]: z.ZodExactOptional<InputOf<F[K]>> };

/** The reading schemas, field by field. */
export function shapeOf<F extends Fields>(fields: F): Shape<F> {
  // The type of Object.entries forgets which key holds which schema; read values have the type of written ones.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, told(field)])) as unknown as Shape<F>;
}

/** Texts and lists are read at any length: sources and old records ignore the limits of forms. */
function told(field: Field): z.ZodType {
  const { kind, schema } = field;
  const read = READ[kind];
  // An inheritable value is more than a text.
  const isOther = schema === phraseSchema || field.inherited !== undefined || ('asRef' in field && field.asRef);
  if (read === undefined || isOther) return schema;
  return schema.safeParse(null).success ? read.nullable() : read;
}

const READ: Readonly<Partial<Record<Field['kind'], z.ZodType>>> = {
  text: z.string(),
  longText: z.string(),
  richText: z.string(),
  translated: z.record(z.string(), z.string()),
  references: z.array(z.number().int().positive()),
};

/** Any of the fields that people write. */
export function changesOf<F extends Fields>(fields: F): PatchShape<F> {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  const changes = writable.map(([name, { schema, input }]) => [name, z.exactOptional(input ?? schema)]);
  // Object.entries forgets which key holds which schema.
  return Object.fromEntries(changes) as PatchShape<F>;
}

/** The reading and writing schemas of a resource, from its fields. */
export function resourceSchemas<F extends Fields>(fields: F) {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  const shape = shapeOf(fields);
  const record = z.object({ ...identified, ...shape });
  const changes = changesOf(fields);
  /** A change of any writable fields; unknown ones are refused, not ignored. */
  const patch = z.strictObject({ ...changes, version: z.exactOptional(versionSchema) });
  const creation = z.strictObject(
    // Object.entries forgets which key holds which schema.
    Object.fromEntries(
      writable.map(([name, { schema, input = schema, initial }]) => [
        name,
        initial === undefined ? input : input.default(initial),
      ]),
    ) as { [K in WritableKeys<F>]: InputOf<F[K]> },
  );
  const row = z.object({
    ...z.object(shape).partial().shape,
    ...identified,
    [USAGES]: z.number().int().optional(),
  });
  return { record, row, changes, patch, creation };
}
