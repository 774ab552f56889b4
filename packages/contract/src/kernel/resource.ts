import { z } from 'zod';
import type { Access } from './access.ts';
import { type Field, idSchema, versionSchema } from './field.ts';
import { listQuery, pageOf } from './list-query.ts';

type Fields = Readonly<Record<string, Field>>;
type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] };
type WritableKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F];
type SortableKeys<F extends Fields> = Extract<
  { [K in keyof F]: F[K] extends { sortable: true } ? K : never }[keyof F],
  string
>;

interface Declaration<F extends Fields> {
  readonly id: string;
  readonly labels: { readonly one: string; readonly many: string };
  /** The field that names a record. */
  readonly title: keyof F & string;
  readonly fields: F;
  readonly access: { readonly view: Access; readonly create: Access; readonly edit: Access; readonly remove: Access };
}

const recordShape = { id: idSchema, version: versionSchema };

/** A business noun declared once; the schemas of its calls derive from its fields. */
export function defineResource<const F extends Fields>(declaration: Declaration<F>) {
  // The casts restore what Object.entries forgets: which key holds which schema.
  const entries = Object.entries(declaration.fields);
  const shape = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])) as Shape<F>;
  const writable = Object.fromEntries(
    entries.filter(([, { readOnly }]) => !readOnly).map(([name, { schema }]) => [name, z.exactOptional(schema)]),
  ) as { [K in WritableKeys<F>]: z.ZodExactOptional<F[K]['schema']> };
  const sortable = entries.filter(([, { sortable }]) => sortable).map(([name]) => name) as SortableKeys<F>[];
  const record = z.object({ ...recordShape, ...shape });
  return {
    ...declaration,
    record,
    page: pageOf(record),
    /** A change: any of the writable fields; unknown ones are refused, not ignored. */
    patch: z.strictObject({ ...writable, version: z.exactOptional(recordShape.version) }),
    /** The fields that the `q` of a list looks into. */
    searchable: entries.filter(([, field]) => field.searchable).map(([name]) => name),
    listQuery: listQuery<SortableKeys<F> | 'id'>(['id', ...sortable]),
  };
}
