/** The same address with some of its parameters changed; an empty value takes one away. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Addresses are typed and cut by hand: what is not a number of the product is none. */
export function idIn(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** One of the values offered, or none. */
export function choiceIn<V extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly { readonly value: V }[],
): V | null {
  const given = search.get(name);
  return choices.find(({ value }) => value === given)?.value ?? null;
}
