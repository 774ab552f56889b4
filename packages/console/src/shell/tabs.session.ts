import { findPage, mayVisit, PAGES, type Page, type Viewer } from '@bridge/contract';
import { onLeft } from '../api/leave-guard.ts';
import { type Session, useSession } from '../api/session.store.ts';
import { flushTabStates, forgetAllTabStates } from '../navigation/tab-state.ts';
import { NO_TABS, newTab, type Tab, type TabList } from '../navigation/tabs.rules.ts';
import { useTabs } from '../navigation/tabs.store.ts';

/** Tabs belong to a person: they come back after F5 or a new sign-in, and go when the person leaves on purpose. */

const PREFIX = 'bridge.tabs:';

export function connectTabs(hasScreen: (page: Page) => boolean): () => void {
  const enter = (session: Session) => {
    if (session.viewer && session.claims) {
      useTabs.getState().replace(startingTabs(session.viewer, hasScreen, read(session.claims.username)));
    }
  };
  if (useSession.getState().status === 'signed-in') enter(useSession.getState());
  const stops = [
    useSession.subscribe((session, before) => {
      if (session.status === before.status) return;
      if (session.status === 'signed-in') enter(session);
      // In memory only: whoever was signed out by an expired token finds everything again.
      else if (before.status === 'signed-in') useTabs.getState().replace(NO_TABS);
    }),
    onLeft(() => {
      useTabs.getState().replace(NO_TABS);
      forgetAllTabStates();
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }),
    useTabs.subscribe(({ tabs }) => {
      const { status, claims } = useSession.getState();
      if (status === 'signed-in' && claims && tabs.length > 0) write(claims.username, tabs);
    }),
  ];
  addEventListener('pagehide', flushTabStates);
  return () => {
    removeEventListener('pagehide', flushTabStates);
    for (const stop of stops) stop();
  };
}

/** The fixed tabs first, then what was open and may still be visited. */
export function startingTabs(viewer: Viewer, hasScreen: (page: Page) => boolean, stored: readonly Tab[]): TabList {
  const open = stored.flatMap((tab): Tab[] => {
    const placed = findPage(PAGES, tab.path);
    const allowed = placed && mayVisit(placed, viewer) && hasScreen(placed.page) && placed.page.layout === 'shell';
    return allowed ? [{ ...tab, affix: placed.page.affix, cache: placed.page.cache }] : [];
  });
  const fixed = PAGES.filter((placed) => placed.page.affix && mayVisit(placed, viewer) && hasScreen(placed.page))
    .filter(({ page }) => !open.some((tab) => tab.path === page.path))
    .map(({ page }) => newTab({ pathname: page.path, search: '', hash: '' }, page));
  return { tabs: [...fixed, ...open], active: null };
}

function write(username: string, tabs: readonly Tab[]): void {
  try {
    // A restored tab is mounted when it is shown: nobody waits for twelve screens.
    sessionStorage.setItem(PREFIX + username, JSON.stringify(tabs.map((tab) => ({ ...tab, seen: 0 }))));
  } catch {
    // A full storage costs the recovery after F5 only.
  }
}

function read(username: string): Tab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + username) ?? '[]');
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
