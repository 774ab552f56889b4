import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { useSession } from '../../api/session.store.ts';
import { fakeApi, person, tokenFor } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { useBrandColor, useSettings } from './settings.store.ts';
import { connectSettings } from './settings.sync.ts';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

fakeBrowser();
beforeEach(() => useSettings.getState().adopt(DEFAULT_SETTINGS));

const SAVE = 'PUT /users/update_user_params';
const signIn = (username = 'camille') =>
  useSession.getState().acceptTokens({ token: tokenFor({ username }), refreshToken: 'r' });

describe('settings', () => {
  it('start from the defaults of the spec', () => {
    expect(readSettings({})).toMatchObject({ themeColor: null, size: 'medium', tagsView: true });
    expect(renderHook(useBrandColor).result.current).toBe('#1da2df');
  });

  it('ignore what they do not understand', () => {
    expect(readSettings({ themeColor: 'red;}', size: 'huge', tagsView: 'yes', scheme: 3 })).toEqual(DEFAULT_SETTINGS);
  });

  it('are kept in the browser at once, the size in its cookie', () => {
    useSettings.getState().change({ themeColor: '#409EFF', size: 'mini' });
    expect(JSON.parse(localStorage.getItem('bridge.settings') ?? '')).toMatchObject({ themeColor: '#409EFF' });
    expect(readCookie('size')).toBe('mini');
  });

  it('remember the sidebar in its cookie', () => {
    const { result } = renderHook(() => useSettings());
    const wasOpen = result.current.sidebarOpen;
    result.current.toggleSidebar();
    expect(readCookie('sidebarStatus')).toBe(wasOpen ? '0' : '1');
    result.current.toggleSidebar();
    writeCookie('sidebarStatus', '1');
  });
});

describe('settings of a person', () => {
  it('are saved on the server a moment after the last change', async () => {
    vi.useFakeTimers();
    const sent = fakeApi(person());
    signIn();
    await useSession.getState().loadUser();
    const stop = connectSettings(500);
    useSettings.getState().change({ tagsView: false });
    useSettings.getState().change({ fixedHeader: false });
    await vi.advanceTimersByTimeAsync(600);
    stop();
    const saves = sent.filter(({ call }) => call === SAVE);
    expect(saves).toHaveLength(1);
    expect(saves[0]?.body).toMatchObject({ 'ui.tagsView': false, 'ui.fixedHeader': false });
    expect(useSettings.getState().unsavedBy).toBeNull();
  });

  it('come back from the server when signing in elsewhere', async () => {
    fakeApi(person({ userParams: { 'ui.themeColor': '#be3455', 'ui.sidebarLogo': false } }));
    const stop = connectSettings();
    signIn();
    await useSession.getState().loadUser();
    stop();
    expect(useSettings.getState().settings).toMatchObject({
      themeColor: '#be3455',
      sidebarLogo: false,
      tagsView: true,
    });
  });

  it('take the colour of the entity, now and at the next start, unless the person chose one', async () => {
    const { result } = renderHook(useBrandColor);
    fakeApi(person({ couleur: '#0d9488' }));
    const stop = connectSettings();
    signIn();
    await act(() => useSession.getState().loadUser());
    expect(result.current).toBe('#0d9488');
    // Changing another setting does not choose a colour.
    act(() => useSettings.getState().change({ tagsView: false }));
    expect(result.current).toBe('#0d9488');
    expect(JSON.parse(localStorage.getItem('bridge.settings') ?? '')).toMatchObject({ entityColor: '#0d9488' });
    act(() => useSettings.getState().change({ themeColor: '#be3455' }));
    expect(result.current).toBe('#be3455');
    act(() => useSettings.getState().change({ themeColor: null }));
    expect(result.current).toBe('#0d9488');
    stop();
    useSettings.getState().followEntity(null);
  });

  it('changed here and not yet saved win over the server', async () => {
    const sent = fakeApi(person({ userParams: { 'ui.themeColor': '#be3455' } }));
    signIn();
    useSettings.getState().change({ themeColor: '#0d9488' });
    const stop = connectSettings();
    await useSession.getState().loadUser();
    stop();
    expect(useSettings.getState().settings.themeColor).toBe('#0d9488');
    expect(sent.some(({ call }) => call === SAVE)).toBe(true);
  });

  it('do not become those of the next person, on the screen or on the server', async () => {
    const sent = fakeApi(person());
    const stop = connectSettings();
    signIn('camille');
    await useSession.getState().loadUser();
    // The session ends before the change is saved: camille finds the change again, dominique must not.
    useSettings.getState().change({ themeColor: '#0d9488', scheme: 'dark' });
    signIn('dominique');
    await useSession.getState().loadUser();
    stop();
    expect(useSettings.getState()).toMatchObject({ settings: DEFAULT_SETTINGS, unsavedBy: null });
    expect(sent.filter(({ call }) => call === SAVE)).toEqual([]);
  });
});
