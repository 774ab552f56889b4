/**
 * Reads for several callers at once: those in the same turn of the event loop share one reading, which starts once all
 * of them have asked. Nothing is kept for later ones.
 */
export function createGroup<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let next: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Value>> } | null = null;

  const gather = () => {
    const keys = new Set<Key>();
    const found = new Promise<ReadonlyMap<Key, Value>>((resolve, reject) => {
      setImmediate(() => {
        next = null;
        readAll([...keys]).then(resolve, reject);
      });
    });
    return { keys, found };
  };

  return async (key) => {
    next ??= gather();
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
