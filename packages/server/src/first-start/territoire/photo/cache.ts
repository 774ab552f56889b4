interface Cache<T> {
  /** Whether it was made, or is being made. */
  has(key: string): boolean;
  get(key: string): Promise<T>;
}

/** Keeps the last results that served; a failure is not kept. */
export function createCache<T>(size: number, make: (key: string) => Promise<T>): Cache<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    has: (key) => kept.has(key),
    get(key) {
      const known = kept.get(key);
      const value = known ?? make(key);
      // A map keeps the order of insertion: what served last goes to the end.
      kept.delete(key);
      kept.set(key, value);
      if (!known) value.catch(() => kept.delete(key));
      if (kept.size > size) for (const oldest of [...kept.keys()].slice(0, kept.size - size)) kept.delete(oldest);
      return value;
    },
  };
}
