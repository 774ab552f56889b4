/** Groups the ids that one drawing asks for: twenty cells drawn together make one call, once the drawing is over. */
export function together<T>(ask: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>) {
  let waiting: { readonly ids: Set<number>; readonly answer: Promise<ReadonlyMap<number, T>> } | null = null;
  const open = () => {
    const ids = new Set<number>();
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      waiting = null;
      return ask([...ids].sort((a, b) => a - b));
    });
    return { ids, answer };
  };
  return async (id: number): Promise<T | null> => {
    waiting ??= open();
    waiting.ids.add(id);
    return (await waiting.answer).get(id) ?? null;
  };
}
