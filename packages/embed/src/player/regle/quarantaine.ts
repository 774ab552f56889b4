export interface Quarantaine {
  put(cle: string): void;
  has(cle: string): boolean;
}

/** A vue that could not be shown is left alone for so many milliseconds. */
const DUREE = 5 * 60_000;

/** The vues that failed a moment ago. */
export function createQuarantaine(chrono: () => number): Quarantaine {
  const jusque = new Map<string, number>();
  return {
    put: (cle) => void jusque.set(cle, chrono() + DUREE),
    has(cle) {
      const until = jusque.get(cle);
      if (until === undefined) return false;
      if (until > chrono()) return true;
      jusque.delete(cle);
      return false;
    },
  };
}
