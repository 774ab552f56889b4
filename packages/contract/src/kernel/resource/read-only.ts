import { z } from 'zod';
import type { Fields } from '../fields/field.ts';
import { idSchema } from '../fields/schemas.ts';
import type { ReadOnlyHead } from '../pages/head.ts';
import type { AnyReadingCalls } from './any-calls.ts';
import { readingCalls } from './reading-calls.ts';
import type { Resource } from './resource.ts';
import { shapeOf } from './resource-schemas.ts';

interface ReadOnlyDeclaration<F extends Fields> extends ReadOnlyHead {
  /** The path of the calls, if it is not `/api` + the path. */
  readonly api?: string;
  /** The name of exported files, and the table that is read unless the area gives another source. */
  readonly table: string;
  readonly purpose: string;
  readonly title: keyof F & string;
  /** The field with the entity of a line. Lines without one are for the system only. */
  readonly owner: keyof F & string;
}

/**
 * A list that people read, filter, sort, search and export, and that only the product writes. `detail`: what reading
 * one line adds, without columns or filters. What people do with a line is a call of its area.
 */
export function defineReadOnly<
  const F extends Fields,
  const D extends Omit<ReadOnlyDeclaration<F>, 'fields'>,
  const M extends Fields = Record<never, never>,
>(declaration: D & { readonly fields: F; readonly detail?: M }) {
  const { fields, detail, api, path } = declaration;
  const row = z.object({ id: idSchema, ...shapeOf(fields) });
  // Without a detail, M is the empty record.
  const record = row.extend(shapeOf(detail ?? ({} as M)));
  const some = row.partial().extend({ id: idSchema });
  return {
    ...declaration,
    kind: 'readOnly' as const,
    detail: detail ?? ({} as M),
    row,
    record,
    calls: readingCalls(declaration, api ?? `/api${path}`, fields, 'read', { row: some, record }),
  };
}

/** Any list that is only read. */
export interface ReadOnlyResource extends Omit<ReadOnlyDeclaration<Fields>, 'title' | 'owner'>, AnyReadingCalls {
  readonly kind: 'readOnly';
  readonly fields: Fields;
  readonly detail: Fields;
  readonly title: string;
  readonly owner: string;
}

/** A resource with a list. */
export type ListedResource = Resource | ReadOnlyResource;
