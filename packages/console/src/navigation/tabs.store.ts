import { create } from 'zustand';
import { forgetTabState } from './tab-state.ts';
import {
  type ClosedTab,
  change,
  close,
  closedAfter,
  crowdedOut,
  NO_TABS,
  pin,
  type TabKind,
  type TabList,
  type TabLocation,
  visit,
} from './tabs.rules.ts';

export interface Tabs extends TabList {
  /** The tabs closed last, which can be opened again, without what was typed in them. */
  readonly closed: readonly ClosedTab[];
  /** Opens the tab of a location; beyond so many tabs, the one seen longest ago is closed. */
  visit(location: TabLocation, kind: TabKind): void;
  /** Closes tabs without asking, forgets what was typed in them, and answers the tabs that remain. */
  close(paths: readonly string[]): TabList;
  /** Mounts the screen anew: what was typed in it is lost, as the person asked. */
  restart(path: string): void;
  pin(path: string, pinned: boolean): void;
  setTitle(path: string, title: string): void;
  setDirty(path: string, dirty: boolean): void;
  /** Replaces the open tabs and the closed ones, which are none when not given. */
  replace(list: TabList, closed?: readonly ClosedTab[]): void;
}

/** The dirty flags live here, outside the screens: a hidden tab must still be able to object. */
export const useTabs = create<Tabs>()((set, get) => ({
  ...NO_TABS,
  closed: [],
  visit: (location, kind) => {
    const { closed } = get();
    const visited = visit(get(), location, kind);
    const next = close(visited, crowdedOut(visited));
    set({ ...next, closed: closedAfter(closed, visited, next) });
    forgetGone(visited, next);
  },
  close: (paths) => {
    const before = get();
    const next = close(before, paths);
    set({ ...next, closed: closedAfter(before.closed, before, next) });
    forgetGone(before, next);
    return next;
  },
  pin: (path, pinned) => set((list) => pin(list, path, pinned)),
  restart: (path) => {
    forgetTabState(path);
    const generation = (get().tabs.find((tab) => tab.path === path)?.generation ?? 0) + 1;
    set((list) => change(list, path, { generation, dirty: false }));
  },
  setTitle: (path, title) => set((list) => updated(list, path, 'title', title)),
  setDirty: (path, dirty) => set((list) => updated(list, path, 'dirty', dirty)),
  replace: (list, closed = []) => set({ ...list, closed }),
}));

/** Forgets what was typed in tabs that have gone. */
function forgetGone(before: TabList, after: TabList): void {
  const left = new Set(after.tabs.map(({ path }) => path));
  for (const { path } of before.tabs) if (!left.has(path)) forgetTabState(path);
}

/** The list with a changed title or mark; the same list without a change, since screens repeat themselves. */
function updated<K extends 'title' | 'dirty'>(list: TabList, path: string, key: K, value: unknown): TabList {
  const tab = list.tabs.find((candidate) => candidate.path === path);
  return tab === undefined || tab[key] === value ? list : change(list, path, { [key]: value });
}
