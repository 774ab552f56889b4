import { findPage, PAGES } from '@bridge/contract';
import { forgetTabState } from '../../../navigation/tab-state.ts';
import { newTab, type Tab } from '../../../navigation/tabs.rules.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';

/**
 * One tab gives its place to another, which becomes the active one: no third tab shows for an instant. What was typed in the
 * first has been saved by then. The address follows by a navigation.
 */
export function swapTab(from: string, to: string): void {
  const { tabs, replace } = useTabs.getState();
  const { pathname, search } = new URL(to, location.origin);
  const kind = findPage(PAGES, pathname)?.page ?? { affix: false, cache: true };
  const isOpen = tabs.some(({ path }) => path === pathname);
  const next = tabs.flatMap((tab): Tab[] => {
    if (tab.path !== from || tab.affix) return [tab];
    return isOpen ? [] : [{ ...newTab({ pathname, search, hash: '' }, kind, tab.seen), pinned: tab.pinned }];
  });
  replace({ tabs: next, active: pathname });
  forgetTabState(from);
}
