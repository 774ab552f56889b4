/** Adds what the browsers of televisions of 2020 (Chromium 68) lack and this player uses. Imported before anything else. */

function give(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, configurable: true, writable: true });
}

give(Array.prototype, 'at', function at(this: readonly unknown[], index: number) {
  return this[index < 0 ? this.length + index : index];
});

give(
  Array.prototype,
  'flatMap',
  function flatMap(this: readonly unknown[], map: (value: unknown, index: number, all: readonly unknown[]) => unknown) {
    const none: unknown[] = [];
    return none.concat(...this.map((value, index) => map(value, index, this)));
  },
);

give(Object, 'fromEntries', (entries: Iterable<readonly [string, unknown]>) => {
  const made: Record<string, unknown> = {};
  for (const [name, value] of entries) made[name] = value;
  return made;
});
