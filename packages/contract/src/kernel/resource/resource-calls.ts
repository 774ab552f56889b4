import { z } from 'zod';
import type { Access } from '../access.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import type { Fields } from '../fields/field.ts';
import { idSchema, versionSchema } from '../fields/schemas.ts';
import { readingCalls } from './reading-calls.ts';
import {
  bulkResultSchema,
  historyEntrySchema,
  importResultSchema,
  LARGEST_BULK,
  namesSchema,
  usagesSchema,
} from './resource-answers.ts';
import { resourceSchemas } from './resource-schemas.ts';

const params = z.strictObject({ id: idSchema });
const versioned = z.strictObject({ version: z.exactOptional(versionSchema) });
const versionAsked = z.exactOptional(z.coerce.number().pipe(versionSchema));
const VERSION = z.strictObject({ version: versionAsked });
const BEFORE = z.strictObject({ before: versionAsked });
const HISTORY = z.object({ items: z.array(historyEntrySchema), names: namesSchema });
const ONE_VERSION = z.strictObject({ id: idSchema, n: idSchema });
const someTags = z.exactOptional(z.array(z.number().int().positive()).max(50));
const BULK = {
  action: z.enum(['change', 'duplicate', 'archive', 'restore', 'remove']),
  ids: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(LARGEST_BULK),
  /** For `change`: tags to add and to remove, beside others of the record. */
  addTags: someTags,
  removeTags: someTags,
  /** Whether the call only tells what would happen. */
  dryRun: z.boolean(),
};
const IMPORT = z.strictObject({
  /** The file, whose first line names the columns as in an export. A line with a number changes that record. */
  csv: z.string().min(1, 'Le fichier est vide.').max(200_000, 'Fichier trop volumineux\u00a0: 200 ko au plus.'),
  /** Whether the call only tells what would happen. */
  dryRun: z.boolean(),
});

interface Named {
  readonly id: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly access: { readonly view: Access; readonly create: Access; readonly edit: Access; readonly remove: Access };
}

/** The schemas and calls of a resource, from its fields. */
export function resourceCalls<F extends Fields>(resource: Named, base: string, fields: F) {
  const { noun, access } = resource;
  const root = base.replace(/\/$/, '');
  const { record, row, changes, patch, creation } = resourceSchemas(fields);
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
        query: VERSION,
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
        query: BEFORE,
        response: HISTORY,
      }),
      restoreVersion: defineEndpoint({
        method: 'POST',
        path: `${root}/:id/history/:n/restore`,
        summary: `Revenir à une version\u00a0: ${one}`,
        access: access.edit,
        params: ONE_VERSION,
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
          ...BULK,
          /** For `change`: the fields to set, the same on every row. */
          changes: z.exactOptional(z.strictObject(changes)),
        }),
        response: bulkResultSchema,
      }),
      import: defineEndpoint({
        method: 'POST',
        path: `${root}/import`,
        summary: `Importer un fichier CSV\u00a0: ${many}`,
        access: access.create,
        body: IMPORT,
        response: importResultSchema,
      }),
    },
  };
}
