import type { AnyRow, ReadOnlyResource } from '@bridge/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../schema.ts';
import { type Stored, storedOf } from './stored.ts';

/** A value as a file tells it, where its field alone does not say it. */
export type Words = (name: string, row: AnyRow) => string | undefined;

/** How an area has its lines read. */
export interface ReadOnlySource {
  /** A select of the lines, whole: scope, filters, order and pages are put around it. */
  readonly source?: RawBuilder<unknown>;
  readonly searchColumn?: string;
  /** A line as people may read it. */
  readonly shown?: (row: AnyRow) => AnyRow;
  /** A value as a file tells it. */
  readonly words?: Words;
  /** What reading one line tells besides. */
  readonly detail?: (db: Db, row: AnyRow) => Promise<object>;
  /** Who takes the lines away in a file is noted. */
  readonly exportNoted?: true;
}

export interface ReadOnlyEntry extends Stored<ReadOnlyResource>, Omit<ReadOnlySource, 'source' | 'searchColumn'> {}

export function readOnlyEntry(
  resource: ReadOnlyResource,
  { source, searchColumn, ...area }: ReadOnlySource = {},
): ReadOnlyEntry {
  const stored = storedOf(resource, searchColumn);
  return { ...stored, ...(source && { source }), ...area };
}
