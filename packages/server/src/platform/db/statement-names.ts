/** How often a query must be asked to be planned once and kept by each connection. */
const OFTEN = 5;
/** The start of a query whose best plan depends on its values: it is never kept. */
export const PLANNED_EACH_TIME = '/* planned each time */';
/** The most names, more than the code has queries: lists with ever new filters must not fill the database's memory. */
const MOST_NAMES = 300;
const MOST_TEXTS = 5_000;

/**
 * Names for frequent queries: PostgreSQL parses and plans a named query once per connection, which is most of the cost
 * of the short query that every request starts with.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    if (text.trimStart().startsWith(PLANNED_EACH_TIME)) return undefined;
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
