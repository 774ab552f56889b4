/** The pages shown together: one alone, or two that face each other. The first and, often, the last face none. */
export function pagesShown(page: number, pages: number, double: boolean): readonly number[] {
  if (!double) return [page];
  const left = page % 2 === 0 ? page : page - 1;
  return [left, left + 1].filter((one) => one >= 1 && one <= pages);
}

/** The first page of the next spread, or of the previous one. */
export function facing(page: number, pages: number, by: -1 | 1): number {
  const [first = page, last = first] = pagesShown(page, pages, true);
  if (by === 1) return last + 1;
  return first === 1 ? 0 : (pagesShown(first - 1, pages, true)[0] ?? 0);
}
