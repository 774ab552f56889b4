import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { browser } from '../api/browser.ts';
import { tellLeft } from '../api/leave-guard.ts';
import { clearTokens } from '../api/tokens.ts';
import { forgetAllTabStates } from '../navigation/tab-state.ts';
import { NO_TABS } from '../navigation/tabs.rules.ts';
import { useTabs } from '../navigation/tabs.store.ts';

/** The features of a browser that jsdom lacks; also cleans up what a test leaves to the next. */
export function fakeBrowser(): void {
  beforeEach(() => {
    const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => media);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView = () => undefined;
    vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
  });
  afterEach(() => {
    notifications.clean();
    cleanup();
    tellLeft('sign-out');
    clearTokens();
    useTabs.getState().replace(NO_TABS);
    forgetAllTabStates();
    sessionStorage.clear();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
