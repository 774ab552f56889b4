import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  allOf,
  change,
  close,
  closedAfter,
  crowdedOut,
  liveTabs,
  NO_TABS,
  othersOf,
  pin,
  type TabList,
  visit,
} from './tabs.rules.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });
const PLAIN = { affix: false, cache: true };
const FIXED = { affix: true, cache: true };
const UNCACHED = { affix: false, cache: false };
const visitAll = (...paths: string[]) =>
  paths.reduce<TabList>((list, path) => visit(list, at(path), path === '/guide' ? FIXED : PLAIN), NO_TABS);
const pathsOf = ({ tabs }: TabList) => tabs.map(({ path }) => path);

describe('visiting', () => {
  it('adds a tab and makes it active', () => {
    const list = visitAll('/guide', '/a');
    expect(pathsOf(list)).toEqual(['/guide', '/a']);
    expect(list.active).toBe('/a');
  });

  it('the same path with another query is the same tab, with its new address', () => {
    const list = visit(visitAll('/a', '/b'), at('/a', '?page=2'), PLAIN);
    expect(pathsOf(list)).toEqual(['/a', '/b']);
    expect(addressOf(list)).toBe('/a?page=2');
  });

  it('leads back to where the tab was left, not to the anchor of a link', () => {
    const list = visit(NO_TABS, { ...at('/a', '?page=2'), hash: '#aide' }, PLAIN);
    expect(addressOf(list)).toBe('/a?page=2');
  });

  it('keeps what is known of a tab: its title and its unsaved changes', () => {
    const dirty = change(visitAll('/a', '/b'), '/a', { dirty: true, title: 'Tri A' });
    expect(visit(dirty, at('/a'), PLAIN).tabs[0]).toMatchObject({ dirty: true, title: 'Tri A' });
  });

  it('puts fixed tabs first', () => {
    expect(pathsOf(visitAll('/a', '/guide'))).toEqual(['/guide', '/a']);
  });
});

describe('closing', () => {
  it('the active tab goes to the last that remains', () => {
    const list = close(visitAll('/guide', '/a', '/b', '/c'), ['/c']);
    expect(list.active).toBe('/b');
    expect(addressOf(list)).toBe('/b');
  });

  it('another tab leaves the active one where it is', () => {
    expect(close(visitAll('/guide', '/a', '/b'), ['/a']).active).toBe('/b');
  });

  it('the last tab goes home', () => {
    const list = close(visitAll('/a'), ['/a']);
    expect(list).toEqual({ tabs: [], active: null });
    expect(addressOf(list)).toBe('/');
  });

  it('never closes a fixed tab, not even all together', () => {
    const list = visitAll('/guide', '/a', '/b');
    expect(pathsOf(close(list, ['/guide']))).toEqual(['/guide', '/a', '/b']);
    expect(pathsOf(close(list, allOf(list)))).toEqual(['/guide']);
  });

  it('the others keeps the fixed ones and the chosen one', () => {
    const list = visitAll('/guide', '/a', '/b', '/c');
    expect(pathsOf(close(list, othersOf(list, '/b')))).toEqual(['/guide', '/b']);
  });

  it('always leaves the active tab among the tabs, or none at all', () => {
    const anyPath = fc.constantFrom('/guide', '/a', '/b', '/c', '/d');
    fc.assert(
      fc.property(fc.array(anyPath), fc.array(anyPath), (visited, closed) => {
        const list = close(visitAll(...visited), closed);
        expect(list.active === null ? list.tabs.length === 0 : pathsOf(list).includes(list.active)).toBe(true);
      }),
    );
  });
});

describe('living tabs', () => {
  it('are the ten seen last, the active one among them', () => {
    const list = visitAll(...Array.from({ length: 14 }, (_, index) => `/${index}`));
    const seenAgain = visit(list, at('/0'), PLAIN);
    const live = liveTabs(seenAgain);
    expect(live.size).toBe(10);
    expect(live.has('/0')).toBe(true);
    expect(live.has('/1')).toBe(false);
    expect(live.has('/13')).toBe(true);
  });

  it('do not include hidden pages that are not cached', () => {
    const list = visit(visit(NO_TABS, at('/list'), UNCACHED), at('/a'), PLAIN);
    expect([...liveTabs(list)]).toEqual(['/a']);
    expect([...liveTabs(visit(list, at('/list'), UNCACHED))]).toEqual(['/list', '/a']);
  });

  it('are the current page alone when tabs are off', () => {
    expect([...liveTabs(visitAll('/a', '/b'), 1)]).toEqual(['/b']);
  });
});

describe('too many tabs', () => {
  it('the one seen longest ago gives way', () => {
    const list = visit(visitAll('/guide', '/a', '/b', '/c'), at('/a'), PLAIN);
    expect(crowdedOut(list, 2)).toEqual(['/b']);
    expect(crowdedOut(list, 3)).toEqual([]);
  });

  it('never one that is fixed, pinned, shown or holds unsaved work', () => {
    const dirty = change(visitAll('/guide', '/a', '/b', '/c', '/d'), '/a', { dirty: true });
    expect(crowdedOut(pin(dirty, '/b', true), 1)).toEqual(['/c']);
  });
});

describe('pinned tabs', () => {
  it('come after the fixed ones, and go only when they are closed alone', () => {
    const list = pin(visitAll('/guide', '/a', '/b', '/c'), '/c', true);
    expect(pathsOf(list)).toEqual(['/guide', '/c', '/a', '/b']);
    expect(allOf(list)).toEqual(['/a', '/b']);
    expect(othersOf(list, '/a')).toEqual(['/b']);
    expect(pathsOf(close(list, ['/c']))).toEqual(['/guide', '/a', '/b']);
  });
});

describe('closed tabs', () => {
  it('are remembered, the latest first, until they are opened again', () => {
    const open = visitAll('/a', '/b', '/c');
    const once = close(open, ['/a']);
    const first = closedAfter([], open, once);
    const twice = close(once, ['/c']);
    const closed = closedAfter(first, once, twice);
    expect(closed.map(({ path }) => path)).toEqual(['/c', '/a']);
    const again = visit(twice, at('/a'), PLAIN);
    expect(closedAfter(closed, twice, again).map(({ path }) => path)).toEqual(['/c']);
  });
});
