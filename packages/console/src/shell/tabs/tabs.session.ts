import { findPage, mayVisit, PAGES, type Page, type Viewer } from '@bridge/contract';
import { onLeft } from '../../api/leave-guard.ts';
import { type Session, useSession } from '../../api/session.store.ts';
import { flushTabStates, forgetAllTabStates } from '../../navigation/tab-state.ts';
import { type ClosedTab, closedOf, NO_TABS, newTab, type Tab, type TabList } from '../../navigation/tabs.rules.ts';
import { useTabs } from '../../navigation/tabs.store.ts';

/** The prefix of stored tabs. Tabs belong to a person, survive F5, and go when the person signs out. */

const PREFIX = 'bridge.tabs:';
const CLOSED_PREFIX = 'bridge.tabs-closed:';

export function connectTabs(hasScreen: (page: Page) => boolean): () => void {
  const enter = (session: Session) => {
    const { viewer, claims } = session;
    if (!viewer || !claims) return;
    const closed = visitable(read(CLOSED_PREFIX + claims.username), viewer, hasScreen).map(closedOf);
    useTabs.getState().replace(startingTabs(viewer, hasScreen, read(PREFIX + claims.username)), closed);
  };
  if (useSession.getState().status === 'signed-in') enter(useSession.getState());
  const stops = [
    useSession.subscribe((session, before) => {
      if (session.status === before.status) return;
      if (session.status === 'signed-in') enter(session);
      // The tabs go from memory only: a person whose token has expired finds them again.
      else if (before.status === 'signed-in') useTabs.getState().replace(NO_TABS);
    }),
    onLeft(() => {
      useTabs.getState().replace(NO_TABS);
      forgetAllTabStates();
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX) || key.startsWith(CLOSED_PREFIX)) sessionStorage.removeItem(key);
    }),
    useTabs.subscribe(({ tabs, closed }) => {
      const { status, claims } = useSession.getState();
      if (status !== 'signed-in' || !claims || tabs.length === 0) return;
      // A restored tab is mounted when it is shown: nobody waits for twelve screens.
      const later = tabs.map((tab) => ({ ...tab, seen: 0 }));
      write(PREFIX + claims.username, later);
      write(CLOSED_PREFIX + claims.username, closed);
    }),
  ];
  addEventListener('pagehide', flushTabStates);
  return () => {
    removeEventListener('pagehide', flushTabStates);
    for (const stop of stops) stop();
  };
}

/** The fixed tabs, then the stored tabs that this person may still open. */
function startingTabs(viewer: Viewer, hasScreen: (page: Page) => boolean, stored: readonly Tab[]): TabList {
  const open = visitable(stored, viewer, hasScreen);
  const fixed = PAGES.filter((placed) => placed.page.affix && mayVisit(placed, viewer) && hasScreen(placed.page))
    .filter(({ page }) => !open.some((tab) => tab.path === page.path))
    .map(({ page }) => newTab({ pathname: page.path, search: '', hash: '' }, page));
  return { tabs: [...fixed, ...open], active: null };
}

/** The stored tabs that this person may still open. */
function visitable(stored: readonly Tab[], viewer: Viewer, hasScreen: (page: Page) => boolean): Tab[] {
  return stored.flatMap((tab): Tab[] => {
    const placed = findPage(PAGES, tab.path);
    const allowed = placed && mayVisit(placed, viewer) && hasScreen(placed.page) && placed.page.layout === 'shell';
    return allowed ? [{ ...tab, affix: placed.page.affix, cache: placed.page.cache }] : [];
  });
}

function write(key: string, tabs: readonly ClosedTab[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tabs));
  } catch {
    // A full storage costs the recovery of the tabs after F5, nothing else.
  }
}

function read(key: string): Tab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readTab) : [];
  } catch {
    return [];
  }
}

function readTab(stored: unknown): Tab[] {
  const { location, title, dirty, pinned }: Partial<Tab> = Object(stored);
  const { pathname, search = '', hash = '' }: Partial<Tab['location']> = Object(location);
  if (typeof pathname !== 'string') return [];
  const tab = newTab({ pathname, search: String(search), hash: String(hash) }, { affix: false, cache: true });
  return [{ ...tab, dirty: dirty === true, pinned: pinned === true, ...(typeof title === 'string' ? { title } : {}) }];
}
