import type { ListedResource } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '../../platform/db/statement-names.ts';
import type { Stored } from '../stored.ts';
import { type Condition, titleOf } from './condition.repository.ts';

/** The start of a query for typed words: those that many records hold are not looked for as those that few hold. */
export const plannedFor = (q: string) => sql.raw(q === '' ? '' : PLANNED_EACH_TIME);

export interface SortedBy {
  readonly value: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
}

export const ASCENDING = sql`ASC NULLS LAST`;

export const orderBy = (keys: readonly SortedBy[]) =>
  sql`ORDER BY ${sql.join(keys.map(({ value, direction }) => sql`${value} ${direction}`))}`;

/** The order of records found by typed words. */
export interface FoundOrder {
  /** The condition of all rows, or those of rows that come first and of the others. */
  readonly steps: readonly [Condition] | readonly [Condition, Condition];
  /** The order within a step, without the last key on the id. */
  readonly keys: readonly SortedBy[];
}

/**
 * Records whose title begins with the typed words come first, then those that hold them elsewhere, by title: a record whose title is
 * those words alone is the first of all. With a kept text of searches, which large tables have, an index gives each step in its order:
 * of a word that a hundred thousand records hold, the first rows alone are read. Other tables are read once and sorted.
 */
export function foundOrder(stored: Stored<ListedResource>, language: string, q: string): FoundOrder {
  const title = sql`sans_accent(${titleOf(stored, language)}) COLLATE "C"`;
  const words = sql`sans_accent(${q.replace(/\s+/g, ' ')})`;
  const begins: Condition = sql`starts_with(${title}, ${words})`;
  const byTitle = { value: title, direction: ASCENDING };
  if (stored.searchColumn === null)
    return {
      steps: [sql`true`],
      keys: [{ value: sql`${begins} IS TRUE`, direction: sql`DESC` }, byTitle],
    };
  // The kept text begins with the title: where it does not begin with the words, the title does not have to be read.
  const near = sql`starts_with(${sql.ref(stored.searchColumn)}, ${words}) AND ${begins}`;
  return { steps: [begins, sql`(${near}) IS NOT TRUE`], keys: [byTitle] };
}
