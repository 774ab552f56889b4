/** The numbers of notes that were read, as ranges in their order: almost all of them come one after the other. */
export interface Lus {
  add(numero: number, le: Date): void;
  /** What was skipped between notes that are older will not come any more: it is no longer awaited. */
  settle(avant: Date): void;
  /** As PostgreSQL writes a set of ranges. */
  toString(): string;
}

interface Range {
  from: number;
  to: number;
  /** When the last of them was noted. */
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
