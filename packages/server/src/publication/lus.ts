/** The numbers of notes that were read, as sorted ranges: almost all numbers follow one another. */
export interface Lus {
  add(numero: number, le: Date): void;
  /** Gives up numbers skipped between older notes: they will not come any more. */
  settle(avant: Date): void;
  /** The ranges, as PostgreSQL writes them. */
  toString(): string;
}

interface Range {
  from: number;
  to: number;
  /** The date of its last note. */
  le: Date;
}

export function createLus(): Lus {
  let ranges: Range[] = [];
  return {
    add: (numero, le) => {
      const below = ranges.findLastIndex(({ to }) => to < numero);
      const before = ranges[below];
      const after = ranges[below + 1];
      const follows = before?.to === numero - 1;
      const precedes = after?.from === numero + 1;
      const added: Range = {
        from: follows ? before.from : numero,
        to: precedes ? after.to : numero,
        le: precedes ? after.le : le,
      };
      ranges.splice(follows ? below : below + 1, Number(follows) + Number(precedes), added);
    },
    settle: (avant) => {
      const awaited = ranges.findIndex(({ le }) => le >= avant);
      const settled = awaited === -1 ? ranges : ranges.slice(0, awaited);
      const [first] = settled;
      const last = settled.at(-1);
      if (first && last) ranges = [{ ...last, from: first.from }, ...ranges.slice(settled.length)];
    },
    toString: () => `{${ranges.map(({ from, to }) => `[${from},${to}]`).join(',')}}`,
  };
}
