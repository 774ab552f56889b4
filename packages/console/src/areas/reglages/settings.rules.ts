import { isSameValue } from '@bridge/contract';

/** What was typed over values that are saved, and that somebody else may save meanwhile. */
export interface Draft<V> {
  /** The values when it was typed. */
  readonly base: V;
  readonly typed: V;
}

export interface Rebased<V> {
  readonly typed: V;
  /** What would change if it were saved now. */
  readonly changed: readonly (keyof V & string)[];
  /** Changed here and there, to different values. */
  readonly conflicts: readonly (keyof V & string)[];
}

/**
 * A draft over the values as they are now: what nobody touched here follows what was saved there. An absent key is a value like
 * another.
 */
export function rebase<V extends object>(
  keys: readonly (keyof V & string)[],
  draft: Draft<V> | undefined,
  saved: V,
): Rebased<V> {
  if (!draft) return { typed: saved, changed: [], conflicts: [] };
  const { base, typed } = draft;
  const mine = keys.filter((key) => !isSameValue(typed[key], base[key]));
  const changed = mine.filter((key) => !isSameValue(typed[key], saved[key]));
  return {
    typed: withKeys(keys, (key) => (mine.includes(key) ? typed : saved)[key]),
    changed,
    conflicts: changed.filter((key) => !isSameValue(saved[key], base[key])),
  };
}

/** The draft after one more key was typed; undefined takes it away. */
export function withTyped<V extends object, K extends keyof V & string>(
  keys: readonly (keyof V & string)[],
  { draft, saved }: { readonly draft: Draft<V> | undefined; readonly saved: V },
  key: K,
  value: V[K] | undefined,
): Draft<V> {
  const { typed, conflicts } = rebase(keys, draft, saved);
  return {
    // What is still in conflict remembers what it was typed over.
    base: withKeys(keys, (name) => (draft && name !== key && conflicts.includes(name) ? draft.base : saved)[name]),
    typed: withKeys(keys, (name) => (name === key ? value : typed[name])),
  };
}

/** What is left of a draft once it was saved as `sent`: what was typed since. */
export function settled<V extends object>(
  keys: readonly (keyof V & string)[],
  draft: Draft<V> | undefined,
  sent: V,
): Draft<V> | undefined {
  const { typed, changed } = rebase(keys, draft, sent);
  return changed.length === 0 ? undefined : { base: sent, typed };
}

function withKeys<V extends object>(
  keys: readonly (keyof V & string)[],
  read: (key: keyof V & string) => V[keyof V & string] | undefined,
): V {
  const entries = keys.map((key) => [key, read(key)] as const).filter(([, value]) => value !== undefined);
  // Each key gets a value of its own type, from one of the given records.
  return Object.fromEntries(entries) as V;
}
