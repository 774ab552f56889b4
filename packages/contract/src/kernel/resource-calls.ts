import { z } from 'zod';
import type { Access } from './access.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import type { Field, Fields } from './field.ts';
import { listQuery, type Rows, searchShape, USAGES } from './list-query.ts';
import {
  bulkResultSchema,
  historyEntrySchema,
  identified,
  importResultSchema,
  LARGEST_BULK,
  type Names,
  namesSchema,
  usagesSchema,
} from './resource-answers.ts';
import { idSchema, versionSchema } from './schemas.ts';

type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] };
type InputOf<T extends Field> = T extends { input: infer I extends z.ZodType } ? I : T['schema'];
type WritableKeys<F extends Fields> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F];
type PatchShape<F extends Fields> = { [K in WritableKeys<F>]: z.ZodExactOptional<InputOf<F[K]>> };

const params = z.strictObject({ id: idSchema });
const versioned = z.strictObject({ version: z.exactOptional(versionSchema) });

interface Named {
  readonly id: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly access: { readonly view: Access; readonly create: Access; readonly edit: Access; readonly remove: Access };
}

/** The schemas and calls of a resource, from its fields. */
export function resourceCalls<F extends Fields>(resource: Named, base: string, fields: F) {
  const { noun, access } = resource;
  const root = base.replace(/\/$/, '');
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
  const one = noun.one.toLowerCase();
  const many = noun.many.toLowerCase();

  return {
    record,
    patch,
    creation,
    calls: {
      ...readingCalls(resource, base, fields, 'kept', { row, record }),
      create: defineEndpoint({
        method: 'POST',
        path: base,
        summary: `Créer\u00a0: ${one}`,
        access: access.create,
        body: creation,
        response: record,
      }),
      update: defineEndpoint({
        method: 'PUT',
        path: `${root}/:id`,
        summary: `Modifier\u00a0: ${one}`,
        access: access.edit,
        params,
        body: patch,
        response: record,
      }),
      remove: defineEndpoint({
        method: 'DELETE',
        path: `${root}/:id`,
        summary: `Mettre à la corbeille\u00a0: ${one}`,
        access: access.remove,
        params,
        query: z.strictObject({ version: z.exactOptional(z.coerce.number().pipe(versionSchema)) }),
        response: z.null(),
      }),
      duplicate: defineEndpoint({
        method: 'POST',
        path: `${root}/:id/duplicate`,
        summary: `Dupliquer\u00a0: ${one}`,
        access: access.create,
        params,
        response: record,
      }),
      archive: defineEndpoint({
        method: 'POST',
        path: `${root}/:id/archive`,
        summary: `Archiver\u00a0: ${one}`,
        access: access.edit,
        params,
        body: versioned,
        response: record,
      }),
      restore: defineEndpoint({
        method: 'POST',
        path: `${root}/:id/restore`,
        summary: `Sortir des archives ou de la corbeille\u00a0: ${one}`,
        access: access.edit,
        params,
        body: versioned,
        response: record,
      }),
      history: defineEndpoint({
        method: 'GET',
        path: `${root}/:id/history`,
        summary: `Historique\u00a0: ${one}`,
        access: access.view,
        params,
        query: z.strictObject({ before: z.exactOptional(z.coerce.number().pipe(versionSchema)) }),
        response: z.object({ items: z.array(historyEntrySchema), names: namesSchema }),
      }),
      restoreVersion: defineEndpoint({
        method: 'POST',
        path: `${root}/:id/history/:n/restore`,
        summary: `Revenir à une version\u00a0: ${one}`,
        access: access.edit,
        params: z.strictObject({ id: idSchema, n: idSchema }),
        body: versioned,
        response: record,
      }),
      usages: defineEndpoint({
        method: 'GET',
        path: `${root}/:id/usages`,
        summary: `Où c’est utilisé\u00a0: ${one}`,
        access: access.view,
        params,
        response: usagesSchema,
      }),
      bulk: defineEndpoint({
        method: 'POST',
        path: `${root}/bulk`,
        summary: `Action sur plusieurs\u00a0: ${many}`,
        access: access.view,
        body: z.strictObject({
          action: z.enum(['change', 'duplicate', 'archive', 'restore', 'remove']),
          ids: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(LARGEST_BULK),
          /** With `change`: the fields to set, the same on every row. */
          changes: z.exactOptional(z.strictObject(changes)),
          /** With `change`: tags to put on and to take off, whatever others the row has. */
          addTags: z.exactOptional(z.array(z.number().int().positive()).max(50)),
          removeTags: z.exactOptional(z.array(z.number().int().positive()).max(50)),
          /** Tells what would happen, and does nothing. */
          dryRun: z.boolean(),
        }),
        response: bulkResultSchema,
      }),
      import: defineEndpoint({
        method: 'POST',
        path: `${root}/import`,
        summary: `Importer un fichier CSV\u00a0: ${many}`,
        access: access.create,
        body: z.strictObject({
          /** The file itself; its first line names the columns as an export does. A line with a number changes that record. */
          csv: z.string().min(1, 'Le fichier est vide.').max(200_000, 'Fichier trop volumineux\u00a0: 200 ko au plus.'),
          /** Tells what would happen, and does nothing. */
          dryRun: z.boolean(),
        }),
        response: importResultSchema,
      }),
    },
  };
}

interface Read {
  readonly id: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly access: { readonly view: Access };
}

/** The calls of whatever is listed: its rows, one of them, and a file of them. */
export function readingCalls<K extends Rows, R extends z.ZodType, O extends z.ZodType>(
  { noun, access }: Read,
  base: string,
  fields: Fields,
  rows: K,
  { row, record }: { readonly row: R; readonly record: O },
) {
  const root = base.replace(/\/$/, '');
  const many = noun.many.toLowerCase();
  const query = listQuery(fields, rows);
  return {
    list: defineEndpoint({
      method: 'GET',
      path: base,
      summary: `Liste\u00a0: ${many}`,
      access: access.view,
      query,
      response: z.object({ items: z.array(row), total: z.number().int(), names: namesSchema }),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: `${root}/:id`,
      summary: `Lire\u00a0: ${noun.one.toLowerCase()}`,
      access: access.view,
      params,
      response: record,
    }),
    export: defineEndpoint({
      method: 'GET',
      path: `${root}/export`,
      summary: `Exporter\u00a0: ${many}`,
      access: access.view,
      query: z.strictObject({
        format: z.enum(['csv', 'xlsx']),
        ...searchShape(fields, rows),
        fields: query.shape.fields,
      }),
      answersFile: true,
      response: z.unknown(),
    }),
  };
}

type Precise = ReturnType<typeof resourceCalls<Fields>>['calls'];
type Answering<E extends Endpoint, R> = Omit<E, 'response'> & { readonly response: z.ZodType<R> };
type Written = z.ZodType<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>;
type Taking<E extends Endpoint> = Omit<E, 'body'> & { readonly body?: Written };

/** A line of whatever is listed. */
export interface AnyRow {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** A record that people change. */
export interface AnyRecord extends AnyRow {
  readonly version: number;
  readonly modifiable?: boolean | undefined;
}
interface AnyPage<R extends AnyRow> {
  items: R[];
  total: number;
  names: Names;
}

/** The schemas and calls of any resource, to code that treats them all alike. */
export interface AnyCalls {
  readonly record: z.ZodType<AnyRecord>;
  readonly patch: Written;
  readonly creation: Written;
  readonly calls: Pick<Precise, 'remove' | 'history' | 'usages' | 'import' | 'export'> & {
    readonly list: Answering<Precise['list'], AnyPage<AnyRecord>>;
    readonly get: Answering<Precise['get'], AnyRecord>;
    readonly create: Taking<Answering<Precise['create'], AnyRecord>>;
    readonly update: Taking<Answering<Precise['update'], AnyRecord>>;
    readonly duplicate: Answering<Precise['duplicate'], AnyRecord>;
    readonly archive: Answering<Precise['archive'], AnyRecord>;
    readonly restore: Answering<Precise['restore'], AnyRecord>;
    readonly restoreVersion: Answering<Precise['restoreVersion'], AnyRecord>;
    readonly bulk: Omit<Precise['bulk'], 'body'> & { readonly body?: z.ZodType<BulkRequest, BulkRequest> };
  };
}

type Reading = ReturnType<typeof readingCalls<'read', z.ZodType<AnyRow>, z.ZodType<AnyRow>>>;

/** The schema and calls of any resource that is only read. */
export interface AnyReadingCalls {
  readonly record: z.ZodType<AnyRow>;
  readonly calls: Pick<Reading, 'export'> & {
    readonly list: Answering<Reading['list'], AnyPage<AnyRow>>;
    readonly get: Answering<Reading['get'], AnyRow>;
  };
}

export interface BulkRequest {
  action: 'change' | 'duplicate' | 'archive' | 'restore' | 'remove';
  ids: number[];
  changes?: Record<string, unknown>;
  addTags?: number[];
  removeTags?: number[];
  dryRun: boolean;
}
