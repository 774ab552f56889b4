import { create } from 'zustand';
import { forgetTabState } from './tab-state.ts';
import { change, close, NO_TABS, type TabKind, type TabList, type TabLocation, visit } from './tabs.rules.ts';

export interface Tabs extends TabList {
  visit(location: TabLocation, kind: TabKind): void;
  /** Closes without asking, forgets what was typed there, and answers what to show next. */
  close(paths: readonly string[]): TabList;
  /** The screen starts anew: what was typed there goes, as with a reload that one asked for. */
  restart(path: string): void;
  setTitle(path: string, title: string): void;
  setDirty(path: string, dirty: boolean): void;
  replace(list: TabList): void;
}

/** The dirty flags live here, outside the screens: a hidden tab must still be able to object. */
export const useTabs = create<Tabs>()((set, get) => ({
  ...NO_TABS,
  visit: (location, kind) => set((list) => visit(list, location, kind)),
  close: (paths) => {
    const next = close(get(), paths);
    set(next);
    const left = new Set(next.tabs.map(({ path }) => path));
    for (const path of paths.filter((closed) => !left.has(closed))) forgetTabState(path);
    return next;
  },
  restart: (path) => {
    forgetTabState(path);
    const generation = (get().tabs.find((tab) => tab.path === path)?.generation ?? 0) + 1;
    set((list) => change(list, path, { generation, dirty: false }));
  },
  setTitle: (path, title) => set((list) => updated(list, path, 'title', title)),
  setDirty: (path, dirty) => set((list) => updated(list, path, 'dirty', dirty)),
  replace: (list) => set(list),
}));

/** Screens say the same thing at each keystroke: only a change is news. */
function updated<K extends 'title' | 'dirty'>(list: TabList, path: string, key: K, value: unknown): TabList {
  const tab = list.tabs.find((candidate) => candidate.path === path);
  return tab === undefined || tab[key] === value ? list : change(list, path, { [key]: value });
}
