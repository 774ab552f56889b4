/** A function that makes what is asked for once for each key, and gives it again afterwards. An object that is a key may be forgotten. */
export function onceBy<A extends readonly unknown[], V>(
  keyOf: (...asked: A) => unknown,
  make: (...asked: A) => V,
): (...asked: A) => V {
  const byObject = new WeakMap<object, { readonly made: V }>();
  const byValue = new Map<unknown, { readonly made: V }>();
  return (...asked) => {
    const key = keyOf(...asked);
    if (typeof key === 'object' && key !== null) return known(byObject, key, () => make(...asked));
    return known(byValue, key, () => make(...asked));
  };
}

interface Kept<K, V> {
  get(key: K): { readonly made: V } | undefined;
  set(key: K, value: { readonly made: V }): unknown;
}

function known<K, V>(kept: Kept<K, V>, key: K, make: () => V): V {
  const found = kept.get(key) ?? { made: make() };
  kept.set(key, found);
  return found.made;
}
