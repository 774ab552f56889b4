import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../api/session.store.ts';
import { flushTabStates } from '../../navigation/tab-state.ts';
import { fakeApi, person, tokenFor } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { useTabScroll } from './tab-scroll.ts';
import { connectTabs } from './tabs.session.ts';

fakeBrowser();

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  fakeApi(person());
});

const signIn = (username: string) =>
  useSession.getState().acceptTokens({ token: tokenFor({ username }), refreshToken: 'r' });
const open = () => renderHook(() => useTabScroll('/tris/list'));

function scrollDown(tab: ReturnType<typeof open>) {
  vi.stubGlobal('scrollY', 420);
  act(() => void dispatchEvent(new Event('scroll')));
  tab.unmount();
}

describe('the place where a tab was left', () => {
  it('is found again by the person who left it, and by nobody else', () => {
    signIn('camille');
    scrollDown(open());
    signIn('dominique');
    open().unmount();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    signIn('camille');
    open();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
  });

  it('leaves no trace in the browser when the person signs out', async () => {
    const stop = connectTabs(() => true);
    signIn('camille');
    scrollDown(open());
    flushTabStates();
    expect(JSON.stringify(sessionStorage)).toContain('/tris/list');
    await useSession.getState().signOut();
    stop();
    expect(JSON.stringify(sessionStorage)).not.toContain('/tris/list');
  });
});
