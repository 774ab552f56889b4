import type { Fiche } from '../../source.ts';
import { entetesOf, rangDesNoms, rowOf } from './entetes.rules.ts';

export interface RangeeDeTableau {
  /** The place of the row in its file. */
  readonly numero: number;
  readonly cells: readonly string[];
}

/** Rows among which the one that names the columns is looked for. */
export const LOOKED_AT = 10;

/** The records of a table: a row names their fields, and each of those that follow is one. `check` may refuse that first row. */
export async function* tableRecords(
  rows: AsyncIterable<RangeeDeTableau>,
  check: (noms: readonly string[]) => void = () => undefined,
): AsyncGenerator<Fiche, { readonly nombre: number }> {
  let first: RangeeDeTableau[] | null = [];
  let entetes: readonly string[] = [];
  let nombre = 0;
  const read = ({ numero, cells }: RangeeDeTableau): Fiche => {
    nombre += 1;
    const valeur = rowOf(entetes, cells);
    return { kind: 'fiche', brut: JSON.stringify(valeur), valeur, position: `ligne ${numero}` };
  };
  const begin = (seen: readonly RangeeDeTableau[]): readonly RangeeDeTableau[] => {
    const rang = rangDesNoms(seen.map(({ cells }) => cells));
    const noms = seen[rang]?.cells ?? [];
    check(noms);
    entetes = entetesOf(noms);
    first = null;
    return seen.slice(rang + 1);
  };
  for await (const row of rows) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (first === null) yield read(row);
    else if (first.push(row) === LOOKED_AT) for (const one of begin(first)) yield read(one);
  }
  if (first !== null && first.length > 0) for (const one of begin(first)) yield read(one);
  return { nombre };
}
