/** A query asked this often is planned once and kept by each connection. */
const OFTEN = 5;
/** How a query begins whose best plan depends on its values: it is never kept. */
export const PLANNED_EACH_TIME = '/* planned each time */';
/** More than the code has; lists filtered in ever new ways must not fill the memory of the database. */
const MOST_NAMES = 300;
const MOST_TEXTS = 5_000;

/**
 * Names for the queries that come again and again: PostgreSQL then parses and plans them once per connection, which is most of the
 * cost of the short query that every request starts with.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    if (text.startsWith(PLANNED_EACH_TIME)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= MOST_TEXTS) seen = new Map();
    seen.set(text, times);
    if (times < OFTEN) return undefined;
    const name = `bridge-${names.size}`;
    names.set(text, name);
    return name;
  };
}
