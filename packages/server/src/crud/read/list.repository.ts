import { type FilterOf, type ListedResource, MOST_COUNTED, type Rows, type SortKey } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { columnOf, type Stored, type ToldOf, toRecord } from '../stored.ts';
import {
  all,
  type Condition,
  changeable,
  filtered,
  matching,
  outOfOthersTrash,
  visibleInParts,
} from './condition.repository.ts';
import { ASCENDING, type FoundOrder, foundOrder, orderBy, plannedFor } from './found-order.repository.ts';
import type { LongLists } from './long-lists.ts';
import { selection, type Values } from './record.repository.ts';

export interface Search {
  readonly sort: readonly SortKey[];
  readonly q: string;
  readonly filter: FilterOf<Rows>;
}

/** The conditions of a search, in parts without a row in common. */
function searched(stored: Stored<ListedResource>, scope: Scope, { q, filter }: Search): readonly Condition[] {
  const asked = all([outOfOthersTrash(stored, scope), filtered(stored, scope, filter), matching(stored, scope, q)]);
  return visibleInParts(stored, scope).map((part) => all([part, asked]));
}

/**
 * The order of a search. Typed words, where no order is asked for, bring first the records called so. A last key on the id makes the order
 * total: page 2 never repeats page 1.
 */
function ordered(stored: Stored<ListedResource>, scope: Scope, { sort, q }: Search, language: string): FoundOrder {
  const isCollection = stored.resource.kind === 'collection';
  // Read-only lines come newest first.
  const last = { value: sql`id`, direction: sql.raw(isCollection ? 'ASC' : 'DESC') };
  if (sort.length === 0 && q !== '' && isCollection) {
    const { steps, keys } = foundOrder(stored, language, q);
    return { steps, keys: [...keys, last] };
  }
  const keys = sort.map(({ field, descending }) => {
    const perReader = stored.columns.find(({ name }) => name === field)?.perReader;
    const ref = perReader?.(scope) ?? sql.ref(columnOf(stored, field));
    const { kind, ownOnly } = stored.resource.fields[field] ?? {};
    const told = kind === 'translated' ? sql`en_langue(${ref}, ${language})` : ref;
    const value = ownOnly ? sql`CASE WHEN ${changeable(stored, scope)} THEN ${told} END` : told;
    return { value, direction: descending ? sql`DESC NULLS LAST` : ASCENDING };
  });
  return { steps: [sql`true`], keys: [...keys, ...(sort.some(({ field }) => field === 'id') ? [] : [last])] };
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
  readonly language: string;
  /** Only these fields, with the id and the version. */
  readonly fields?: readonly string[] | undefined;
}

export async function recordsFound<R extends ListedResource>(
  db: Db,
  stored: Stored<R>,
  scope: Scope,
  search: Search,
  slice: Slice,
): Promise<ToldOf<R>[]> {
  const { rows } = await sql<Values>`${plannedFor(search.q)} SELECT ${sliced(stored, scope, search, slice)}`.execute(
    db,
  );
  return rows.map((row) => toRecord<R>(row));
}

function sliced(
  stored: Stored<ListedResource>,
  scope: Scope,
  search: Search,
  { limit, offset, language, fields }: Slice,
): RawBuilder<unknown> {
  const { steps, keys } = ordered(stored, scope, search, language);
  const parts = searched(stored, scope, search);
  const told = selection(stored, scope, fields);
  const cut = sql`LIMIT ${limit} OFFSET ${offset}`;
  if (parts.length === 1 && steps.length === 1)
    return sql`${told} FROM ${stored.source} WHERE ${all(parts)} ${orderBy(keys)} ${cut}`;
  // Of the rows that come before a page, only what they are sorted by is read. No field has the names of these columns.
  const named = [
    { value: sql`"#0"`, direction: ASCENDING },
    ...keys.map(({ direction }, rank) => ({ value: sql.ref(`#${rank + 1}`), direction })),
  ];
  const values = sql.join([sql`id`, ...keys.map(({ value }, rank) => sql`${value} AS ${sql.ref(`#${rank + 1}`)}`)]);
  const most = offset + limit;
  // The first rows of a list are among the first rows of each part.
  const firsts = (rank: number, ...conditions: readonly Condition[]) =>
    sql.join(
      parts.map(
        (part) => sql`(SELECT ${sql.lit(rank)} AS "#0", ${values} FROM ${stored.source}
          WHERE ${all([...conditions, part])} ${orderBy(keys)} LIMIT ${most})`,
      ),
      sql` UNION ALL `,
    );
  const [first, second] = steps;
  // Those of the second step are read where the first does not fill the page.
  const others =
    second === undefined ? sql`` : sql`UNION ALL ${firsts(1, sql`(SELECT count(*) FROM premiers) < ${most}`, second)}`;
  const page = sql`(WITH premiers AS (${firsts(0, first)})
    SELECT * FROM (SELECT * FROM premiers ${others}) AS tous ${orderBy(named)} ${cut}) AS page`;
  return sql`${told} FROM ${page} JOIN ${stored.source} USING (id) ${orderBy(named)}`;
}

/** The number of rows of a search; of each part, at most `most` are counted. */
function counted(stored: Stored<ListedResource>, scope: Scope, search: Search, most?: number): RawBuilder<number> {
  const limit = most === undefined ? sql`` : sql`LIMIT ${most}`;
  const numbers = searched(stored, scope, search).map(
    (part) => sql`(SELECT count(*) FROM (SELECT FROM ${stored.source} WHERE ${part} ${limit}) AS counted)`,
  );
  return sql`(${sql.join(numbers, sql` + `)})`;
}

/** The number of rows of a search; of each part, at most `most` are counted. */
export async function numberFound(
  db: Db,
  stored: Stored<ListedResource>,
  scope: Scope,
  search: Search,
  most?: number,
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`${plannedFor(search.q)} SELECT ${counted(stored, scope, search, most)} AS total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The number of rows, or that there are more than are counted. */
export interface Counted {
  readonly total: number;
  readonly plus?: true;
}

/** The name of the total, which no field has. */
const TOTAL = '#';

/** Some rows with their number, in one round trip, unless all are counted, which takes long. */
export async function pageFound<R extends ListedResource>(
  db: Db,
  stored: Stored<R>,
  scope: Scope,
  search: Search & { readonly compte: 'borne' | 'exact' },
  slice: Slice,
  longLists: LongLists,
): Promise<Counted & { items: ToldOf<R>[] }> {
  if (search.compte === 'exact') {
    const [items, total] = await Promise.all([
      recordsFound(db, stored, scope, search, slice),
      numberFound(db, stored, scope, search),
    ]);
    return { items, total };
  }
  const looked = longLists.look({ resource: stored.resource.id, cle: [scope, search.q, search.filter] });
  if (looked.isLong) {
    const items = await recordsFound(db, stored, scope, search, slice);
    // A page that is not full ends the list: its rows are counted, whatever their number was a moment ago.
    if (items.length === slice.limit) return { items, ...LONG };
  }
  const found = await countedPage(db, stored, scope, search, slice);
  if (found.total <= MOST_COUNTED) return found;
  looked.note();
  return { ...found, ...LONG };
}

const LONG = { total: MOST_COUNTED, plus: true } as const;

async function countedPage<R extends ListedResource>(
  db: Db,
  stored: Stored<R>,
  scope: Scope,
  search: Search,
  slice: Slice,
): Promise<{ total: number; items: ToldOf<R>[] }> {
  const number = counted(stored, scope, search, MOST_COUNTED + 1);
  const { rows } = await sql<Values & { [TOTAL]: number }>`${plannedFor(search.q)}
    SELECT ${number} AS ${sql.ref(TOTAL)}, ${sliced(stored, scope, search, slice)}`.execute(db);
  const [first] = rows;
  // Beyond the last page, no row tells the number.
  const total =
    first?.[TOTAL] ?? (slice.offset === 0 ? 0 : await numberFound(db, stored, scope, search, MOST_COUNTED + 1));
  return { items: rows.map(({ [TOTAL]: _, ...row }) => toRecord<R>(row)), total };
}
