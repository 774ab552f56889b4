const SEPARATORS = [';', '\t', ',', '|'] as const;
export type SeparateurCsv = (typeof SEPARATORS)[number];
const MOST_LINES = 20;

/** What separates the cells of a table written as text: the sign that its first lines hold as often as the first one, outside quotes. */
export function separateurCsv(head: string): SeparateurCsv {
  const lines = linesOf(head).slice(0, MOST_LINES);
  const [first = ''] = lines;
  const ranked = SEPARATORS.map((sign) => {
    const wanted = countOf(first, sign);
    const agree = lines.filter((line) => countOf(line, sign) === wanted).length;
    return { sign, score: wanted === 0 ? 0 : (agree / lines.length) * (1 + Math.log2(1 + wanted)) };
  }).sort((a, b) => b.score - a.score);
  return ranked[0] !== undefined && ranked[0].score > 0 ? ranked[0].sign : ';';
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
  // The last line may be cut: it counts only where it is alone.
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
