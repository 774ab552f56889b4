import type { AnyRow, ReadOnlyResource } from '@bridge/contract';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../schema.ts';
import { type Stored, storedOf } from '../stored.ts';

/** A value as a file tells it, where its field alone does not say it. */
export type Words = (name: string, row: AnyRow) => string | undefined;

/** A read-only resource as its declaration says it: its lines have types. */
interface Declared extends ReadOnlyResource {
  readonly row: z.ZodType<AnyRow>;
}

type WholeLine<R extends Declared> = z.output<R['row']>;
/** A line with the columns that somebody asked for. */
type Line<R extends Declared> = Partial<WholeLine<R>> & { readonly id: number };

/** How an area has its lines read. */
interface ReadOnlySource<R extends Declared> {
  /** A select of the lines, whole: scope, filters, order and pages are put around it. */
  readonly source?: RawBuilder<unknown>;
  readonly searchColumn?: string;
  /** A line as people may read it. */
  readonly shown?: (row: Line<R>) => AnyRow;
  /** Values as a file tells them, where their fields alone do not say it. */
  readonly words?: { readonly [K in keyof WholeLine<R>]?: (row: Line<R>) => string | undefined };
  /** What reading one line tells besides. */
  readonly detail?: (db: Db, row: WholeLine<R>) => Promise<object>;
  /** Who takes the lines away in a file is noted. */
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
  // Lines are read column by column, each as its field declares it.
  const line = (row: AnyRow) => row as Line<R>;
  return {
    ...storedOf(resource, searchColumn),
    ...area,
    ...(shown && { shown: (row) => shown(line(row)) }),
    ...(words && { words: (name, row) => (Object.hasOwn(words, name) ? words[name]?.(line(row)) : undefined) }),
    ...(detail && { detail: (db, row) => detail(db, row as WholeLine<R>) }),
  };
}
