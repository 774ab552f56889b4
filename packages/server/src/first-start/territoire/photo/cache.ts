/** Keeps the last results that served; a failure is not kept. */
export function createCache<T>(size: number, make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    const value = known ?? make(key);
    // A map keeps the order of insertion: the last one served goes to the end.
    kept.delete(key);
    kept.set(key, value);
    if (!known) value.catch(() => kept.delete(key));
    if (kept.size > size) for (const oldest of [...kept.keys()].slice(0, kept.size - size)) kept.delete(oldest);
    return value;
  };
}

/** Runs at most that many at once: others wait. */
export function limited<T>(most: number, make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (key) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await make(key);
    } finally {
      // The place goes to the next one waiting, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
