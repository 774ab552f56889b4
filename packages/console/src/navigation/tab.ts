import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readTabState, subscribeToTabState, writeTabState } from './tab-state.ts';
import { useTabs } from './tabs.store.ts';

/** The path of the tab of a screen. Outside the shell (sign-in pages, tests), the address replaces it. */
export const TabPath = createContext<string | null>(null);

export interface TabHandle {
  /** Key of the tab: the path of its page. */
  readonly path: string;
  setTitle(title: string): void;
  /** Marks the tab, which asks before it closes. The mark is kept outside the screen, which may be hidden by then. */
  setDirty(dirty: boolean): void;
}

export function useTab(): TabHandle {
  const path = use(TabPath) ?? location.pathname;
  const setTitle = useTabs((tabs) => tabs.setTitle);
  const setDirty = useTabs((tabs) => tabs.setDirty);
  return useMemo(
    () => ({
      path,
      setTitle: (title) => setTitle(path, title),
      setDirty: (dirty) => setDirty(path, dirty),
    }),
    [path, setTitle, setDirty],
  );
}

export type SetTabState<T> = (next: T | undefined | ((current: T) => T)) => void;

/**
 * State of a screen that survives F5, a new sign-in and the eviction of its tab; forgotten when the tab is closed. Plain JSON
 * only, and never a password. Setting `undefined` forgets the value: the initial one comes back.
 */
export function useTabState<T>(key: string, initial: T): [T, SetTabState<T>] {
  const { path } = useTab();
  const [first] = useState(() => initial);
  const read = useCallback(() => valueIn(path, key, first), [path, key, first]);
  const value = useSyncExternalStore(subscribeToTabState, read);
  const setValue = useCallback<SetTabState<T>>(
    (next) => writeTabState(path, key, isUpdate<T>(next) ? next(read()) : next),
    [path, key, read],
  );
  return [value, setValue];
}

// JSON holds no function, so a function can only be an update.
function isUpdate<T>(next: unknown): next is (current: T) => T {
  return typeof next === 'function';
}

function valueIn<T>(path: string, key: string, initial: T): T {
  const stored = readTabState(path, key);
  // The type is taken on trust: the same hook wrote the value under the same key.
  return stored === undefined ? initial : (stored as T);
}
