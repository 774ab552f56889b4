import type { AnyRow, ReadOnlyResource } from '@bridge/contract';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../schema.ts';
import { type Stored, storedOf } from '../stored.ts';

/** A value in words for a file, when its field is not enough. */
export type Words = (name: string, row: AnyRow) => string | undefined;

/** A read-only resource by its declaration, which gives its lines their types. */
interface Declared extends ReadOnlyResource {
  readonly row: z.ZodType<AnyRow>;
}

type WholeLine<R extends Declared> = z.output<R['row']>;
/** A line with the columns asked for. */
type Line<R extends Declared> = Partial<WholeLine<R>> & { readonly id: number };

/** How an area's lines are read. */
interface ReadOnlySource<R extends Declared> {
  /** A complete select of the lines, to which scope, filters, order and pages are added. */
  readonly source?: RawBuilder<unknown>;
  readonly searchColumn?: string;
  /** A line as people may read it. */
  readonly shown?: (row: Line<R>) => AnyRow;
  /** Values in words for files, when their fields are not enough. */
  readonly words?: { readonly [K in keyof WholeLine<R>]?: (row: Line<R>) => string | undefined };
  /** What reading a single line adds. */
  readonly detail?: (db: Db, row: WholeLine<R>) => Promise<object>;
  /** Whether exports are noted in the audit log. */
  readonly exportNoted?: true;
}

export interface ReadOnlyEntry extends Stored<ReadOnlyResource> {
  readonly shown?: (row: AnyRow) => AnyRow;
  readonly words?: Words;
  readonly detail?: (db: Db, row: AnyRow) => Promise<object>;
  readonly exportNoted?: true;
}

export function readOnlyEntry<R extends Declared>(
  resource: R,
  { searchColumn, shown, words, detail, ...area }: ReadOnlySource<R> = {},
): ReadOnlyEntry {
  // The columns of a line are read as their fields declare.
  const line = (row: AnyRow) => row as Line<R>;
  return {
    ...storedOf(resource, searchColumn),
    ...area,
    ...(shown && { shown: (row) => shown(line(row)) }),
    ...(words && { words: (name, row) => (Object.hasOwn(words, name) ? words[name]?.(line(row)) : undefined) }),
    ...(detail && { detail: (db, row) => detail(db, row as WholeLine<R>) }),
  };
}
