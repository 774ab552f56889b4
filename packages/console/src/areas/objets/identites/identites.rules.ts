/** One line of the list: the former id of an objet, and its new one. */
export interface Couple {
  /** Number of the line in the typed text, from 1. */
  readonly numero: number;
  readonly ancien: string;
  readonly nouveau: string;
}

export interface CouplesLus {
  readonly couples: readonly Couple[];
  /** Numbers of the lines that are no pair of ids. */
  readonly illisibles: readonly number[];
}

const LONGEST = 200;
const TITLES = /^(ancien|nouveau|ancien identifiant|nouvel identifiant|identifiant|id)$/i;

/** The pairs of ids in a text, separated by a semicolon, a comma or a tab. A line of titles is skipped. */
export function readCouples(text: string): CouplesLus {
  const couples: Couple[] = [];
  const illisibles: number[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const numero = index + 1;
    const [ancien = '', nouveau = '', ...others] = cellsOf(line);
    if (couples.length + illisibles.length === 0 && TITLES.test(ancien) && TITLES.test(nouveau)) continue;
    const isFit =
      [ancien, nouveau].every((id) => id !== '' && id.length <= LONGEST) && others.every((one) => one === '');
    if (isFit) couples.push({ numero, ancien, nouveau });
    else illisibles.push(numero);
  }
  return { couples, illisibles };
}

function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? ';';
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}
