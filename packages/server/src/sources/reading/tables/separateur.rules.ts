const SEPARATORS = [';', '\t', ',', '|', '^', '~', '¤', '¦', '§'] as const;
export type SeparateurCsv = (typeof SEPARATORS)[number];
const MOST_LINES = 20;

/** What separates the cells of a table written as text: the sign that most of its first lines hold equally often, outside quotes. */
export function separateurCsv(head: string): SeparateurCsv {
  const lines = linesOf(head).slice(0, MOST_LINES);
  const ranked = SEPARATORS.map((sign) => {
    const { times, count } = usual(lines.map((line) => countOf(line, sign)));
    return { sign, score: (times / lines.length) * Math.log2(1 + count) };
  }).sort((a, b) => b.score - a.score);
  return ranked[0] !== undefined && ranked[0].score > 0 ? ranked[0].sign : ';';
}

/** The count, above none, that comes most often, and how often: a title above the table holds no separator. */
function usual(counts: readonly number[]): { readonly count: number; readonly times: number } {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  const [[count, most] = [0, 0]] = [...times].sort(([one, a], [other, b]) => b - a || other - one);
  return { count, times: most };
}

function linesOf(head: string): readonly string[] {
  const lines: string[] = [];
  let quoted = false;
  let start = 0;
  for (let index = 0; index < head.length; index += 1) {
    const sign = head[index];
    if (sign === '"') quoted = !quoted;
    else if (sign === '\n' && !quoted) {
      if (index > start) lines.push(head.slice(start, index));
      start = index + 1;
    }
  }
  // The last line of the excerpt may be cut: it is left out, unless it is the only one.
  return lines.length === 0 ? [head] : lines;
}

function countOf(line: string, sign: string): number {
  let quoted = false;
  let count = 0;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === sign && !quoted) count += 1;
  }
  return count;
}
