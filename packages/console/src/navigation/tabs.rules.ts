/** Spec §4, the life of tabs, as pure functions. */

export interface TabLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Key of the navigation that led to the location: a link followed twice has one address and two keys. */
  readonly key?: string;
}

export interface Tab {
  /** Key: the path of the page without its query. */
  readonly path: string;
  readonly location: TabLocation;
  /** The title that the screen gave; absent for the title of the page. */
  readonly title?: string;
  readonly dirty: boolean;
  readonly affix: boolean;
  /** A person pinned the tab: only they close it, by its own button. */
  readonly pinned: boolean;
  /** The tab stays alive while it is hidden. */
  readonly cache: boolean;
  /** The count of restarts: « Actualiser » adds one, which mounts the screen anew. */
  readonly generation: number;
  /** The turn of the last visit: the tab with the lowest is evicted first. */
  readonly seen: number;
}

export interface TabList {
  readonly tabs: readonly Tab[];
  readonly active: string | null;
}

/** A tab that was closed, as far as it can be opened again. */
export type ClosedTab = Pick<Tab, 'path' | 'location' | 'title'>;

export type TabKind = Pick<Tab, 'affix' | 'cache'>;

export const NO_TABS: TabList = { tabs: [], active: null };
export const MOST_LIVE_TABS = 10;
/** Beyond so many tabs, the one seen longest ago is closed: nobody finds a page among forty. */
const MOST_TABS = 20;
const MOST_CLOSED_TABS = 10;
/** The title of a tab without one (spec §9). */
export const NO_NAME = 'no-name';

/** A tab is added on navigation; the same path is the same tab, whatever its query. */
export function visit({ tabs }: TabList, location: TabLocation, kind: TabKind): TabList {
  const path = location.pathname;
  const seen = 1 + Math.max(0, ...tabs.map((tab) => tab.seen));
  const known = tabs.some((tab) => tab.path === path);
  const next = known
    ? tabs.map((tab) => (tab.path === path ? { ...tab, location, seen } : tab))
    : [...tabs, newTab(location, kind, seen)];
  return { tabs: affixFirst(next), active: path };
}

export function newTab(location: TabLocation, { affix, cache }: TabKind, seen = 0): Tab {
  return { path: location.pathname, location, dirty: false, affix, pinned: false, cache, generation: 0, seen };
}

/** Closes tabs that are not fixed. When the active tab closes, the last remaining one becomes active. */
export function close({ tabs, active }: TabList, paths: readonly string[]): TabList {
  const left = tabs.filter((tab) => tab.affix || !paths.includes(tab.path));
  const stays = left.some((tab) => tab.path === active);
  return { tabs: left, active: stays ? active : (left.at(-1)?.path ?? null) };
}

/** The tabs that give way to the active one, the longest unseen first; never a fixed one, one that is pinned or holds unsaved work. */
export function crowdedOut({ tabs, active }: TabList, most = MOST_TABS): string[] {
  const mayGo = tabs.filter((tab) => !tab.affix && !tab.pinned && !tab.dirty && tab.path !== active);
  const tooMany = tabs.filter((tab) => !tab.affix).length - most;
  return [...mayGo]
    .sort((one, other) => one.seen - other.seen)
    .slice(0, Math.max(0, tooMany))
    .map(({ path }) => path);
}

export const closedOf = ({ path, location, title }: ClosedTab): ClosedTab => ({
  path,
  location,
  ...(title === undefined ? {} : { title }),
});

/** The tabs closed last, the latest first, without those that are open again. */
export function closedAfter(closed: readonly ClosedTab[], before: TabList, after: TabList): ClosedTab[] {
  const open = new Set(after.tabs.map(({ path }) => path));
  const gone = before.tabs.filter(({ path }) => !open.has(path));
  const known = new Set([...open, ...gone.map(({ path }) => path)]);
  return [...gone.map(closedOf).reverse(), ...closed.filter(({ path }) => !known.has(path))].slice(0, MOST_CLOSED_TABS);
}

export function othersOf({ tabs }: TabList, path: string): string[] {
  return closable(tabs).filter((other) => other !== path);
}

export function allOf({ tabs }: TabList): string[] {
  return closable(tabs);
}

/** Pins a tab, or lets it go. */
export function pin({ tabs, active }: TabList, path: string, pinned: boolean): TabList {
  return { tabs: affixFirst(tabs.map((tab) => (tab.path === path ? { ...tab, pinned } : tab))), active };
}

export function change({ tabs, active }: TabList, path: string, changes: Partial<Omit<Tab, 'path'>>): TabList {
  return { tabs: tabs.map((tab) => (tab.path === path ? { ...tab, ...changes } : tab)), active };
}

/** The address that shows the list of tabs: that of its active tab, or home without tabs. */
export function addressOf({ tabs, active }: TabList): string {
  const tab = tabs.find(({ path }) => path === active);
  return tab ? fullPath(tab.location) : '/';
}

/** The path of a tab without its anchor: it reopens where it was left, not at the part that a link once led to. */
export function fullPath({ pathname, search }: TabLocation): string {
  return `${pathname}${search}`;
}

/** The paths that stay mounted: the active tab, and the cached tabs seen last. */
export function liveTabs({ tabs, active }: TabList, most = MOST_LIVE_TABS): ReadonlySet<string> {
  const rest = tabs.filter((tab) => tab.cache && tab.path !== active && tab.seen > 0).sort((a, b) => b.seen - a.seen);
  const paths = rest.slice(0, most - 1).map((tab) => tab.path);
  return new Set(active === null ? paths : [active, ...paths]);
}

/** Fixed tabs, then those that a person pinned, then the others. */
function affixFirst(tabs: readonly Tab[]): Tab[] {
  const rank = ({ affix, pinned }: Tab) => (affix ? 0 : pinned ? 1 : 2);
  return [...tabs].sort((one, other) => rank(one) - rank(other));
}

function closable(tabs: readonly Tab[]): string[] {
  return tabs.filter((tab) => !tab.affix && !tab.pinned).map((tab) => tab.path);
}
