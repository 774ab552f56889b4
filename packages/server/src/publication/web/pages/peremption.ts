/** Until when a page holds: the first of the instants at which time alone makes it wrong. */
export interface Peremption {
  /** Learns of one more such instant. */
  note(instant: Date | null): void;
  /** The first instant that is known by now. */
  le(): Date;
}

export function createPeremption(...[first, ...others]: readonly [Date, ...(Date | null)[]]): Peremption {
  let le = first;
  const note = (instant: Date | null) => {
    if (instant !== null && instant < le) le = instant;
  };
  for (const other of others) note(other);
  return { note, le: () => le };
}
