/** Until when a page holds: the first of the instants at which time alone makes it wrong. */
export interface Peremption {
  /** Learns of one more such instant. */
  note(instant: Date | null): void;
  /** The first of those that were noted so far. What is read afterwards may bring it forward: it is asked once all is composed. */
  le(): Date;
}

export function createPeremption(atTheLatest: Date): Peremption {
  let le = atTheLatest;
  return {
    note: (instant) => {
      if (instant !== null && instant < le) le = instant;
    },
    le: () => le,
  };
}
