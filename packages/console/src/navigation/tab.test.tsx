import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { TabPath, useTab, useTabState } from './tab.ts';
import { flushTabStates } from './tab-state.ts';
import { useTabs } from './tabs.store.ts';

fakeBrowser();

const inTab = (path: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TabPath value={path}>{children}</TabPath>,
});
const stored = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('bridge.tab-state'));

describe('the state of a tab', () => {
  it('is found again by a screen that was unmounted', () => {
    const first = renderHook(() => useTabState('nom', ''), inTab('/tris/create'));
    act(() => first.result.current[1]('Tri A'));
    first.unmount();
    const second = renderHook(() => useTabState('nom', ''), inTab('/tris/create'));
    expect(second.result.current[0]).toBe('Tri A');
  });

  it('is another in another tab', () => {
    const one = renderHook(() => useTabState('nom', ''), inTab('/tris/edit/1'));
    const two = renderHook(() => useTabState('nom', ''), inTab('/tris/edit/2'));
    act(() => one.result.current[1]('Un'));
    expect(two.result.current[0]).toBe('');
  });

  it('is written to the session storage, and forgotten by undefined', () => {
    const { result } = renderHook(() => useTabState<{ a: number }>('form', { a: 0 }), inTab('/x'));
    act(() => result.current[1]({ a: 1 }));
    act(() => result.current[1]((before) => ({ a: before.a + 1 })));
    flushTabStates();
    expect(stored().map(([, value]) => JSON.parse(value))).toEqual([{ form: { a: 2 } }]);
    act(() => result.current[1](undefined));
    flushTabStates();
    expect(result.current[0]).toEqual({ a: 0 });
    expect(stored()).toEqual([]);
  });

  it('goes with its tab', () => {
    useTabs.getState().visit({ pathname: '/x', search: '', hash: '' }, { affix: false, cache: true });
    const { result } = renderHook(() => useTabState('nom', ''), inTab('/x'));
    act(() => result.current[1]('texte'));
    act(() => void useTabs.getState().close(['/x']));
    expect(result.current[0]).toBe('');
  });

  it('hears of its title and of unsaved changes from the screen', () => {
    useTabs.getState().visit({ pathname: '/x', search: '', hash: '' }, { affix: false, cache: true });
    const { result } = renderHook(() => useTab(), inTab('/x'));
    act(() => {
      result.current.setTitle('Tri A');
      result.current.setDirty(true);
    });
    expect(useTabs.getState().tabs[0]).toMatchObject({ title: 'Tri A', dirty: true });
  });
});
