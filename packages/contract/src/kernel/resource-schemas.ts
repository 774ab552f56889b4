import { z } from 'zod';
import type { Field, Fields } from './field.ts';
import { USAGES } from './list-query.ts';
import { identified } from './resource-answers.ts';
import { versionSchema } from './schemas.ts';

type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] };
type InputOf<T extends Field> = T extends { input: infer I extends z.ZodType } ? I : T['schema'];
type WritableKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F];
type PatchShape<F extends Fields> = { [K in WritableKeys<F>]: z.ZodExactOptional<InputOf<F[K]>> };

/** What is read of a resource and what may be written, from its fields. */
export function resourceSchemas<F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const writable = entries.filter(([, field]) => !field.readOnly);
  // The casts restore what Object.entries forgets: which key holds which schema.
  const shape = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])) as Shape<F>;
  const record = z.object({ ...identified, ...shape });
  const changes = Object.fromEntries(
    writable.map(([name, { schema, input }]) => [name, z.exactOptional(input ?? schema)]),
  ) as PatchShape<F>;
  /** A change: any of the writable fields; unknown ones are refused, not ignored. */
  const patch = z.strictObject({ ...changes, version: z.exactOptional(versionSchema) });
  const creation = z.strictObject(
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
