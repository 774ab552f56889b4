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

/** What is read, field by field. */
export function shapeOf<F extends Fields>(fields: F): Shape<F> {
  // Object.entries forgets which key holds which schema; what is told has the type of what is written.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, told(field)])) as unknown as Shape<F>;
}

/** A text or a list is read at any length: what sources send, or what was saved once, knows nothing of the bounds of a form. */
function told(field: Field): z.ZodType {
  const { kind, schema } = field;
  const read = READ[kind];
  // What may be left to what stands above is more than a text.
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

/** What is read of a resource and what may be written, from its fields. */
export function resourceSchemas<F extends Fields>(fields: F) {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  const shape = shapeOf(fields);
  const record = z.object({ ...identified, ...shape });
  const changes = changesOf(fields);
  /** A change: any of the writable fields; unknown ones are refused, not ignored. */
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
