import { create } from 'zustand';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts';

/** Read before the first paint by public/boot.js as well: keep both names in step. */
const STORAGE_KEY = 'bridge.settings';
const SIZE_COOKIE = 'size';
/** Spec §4: « 1 » open, « 0 » closed. */
const SIDEBAR_COOKIE = 'sidebarStatus';

interface Stored {
  readonly settings: Settings;
  /** Changed here and not yet kept on the server: these win over what the server says. */
  readonly unsaved: boolean;
}

interface SettingsStore extends Stored {
  readonly sidebarOpen: boolean;
  change(changes: Partial<Settings>): void;
  /** Takes what another browser of the same person left on the server. */
  adopt(settings: Settings): void;
  markSaved(settings: Settings): void;
  toggleSidebar(): void;
}

export const useSettings = create<SettingsStore>()((set, get) => {
  const put = (stored: Stored) => {
    set(stored);
    write(stored);
  };
  return {
    ...read(),
    sidebarOpen: readCookie(SIDEBAR_COOKIE) !== '0',
    change: (changes) => put({ settings: { ...get().settings, ...changes }, unsaved: true }),
    adopt: (settings) => put({ settings, unsaved: false }),
    markSaved: (settings) => {
      if (get().settings === settings) put({ settings, unsaved: false });
    },
    toggleSidebar: () => {
      const sidebarOpen = !get().sidebarOpen;
      set({ sidebarOpen });
      writeCookie(SIDEBAR_COOKIE, sidebarOpen ? '1' : '0');
    },
  };
});

function read(): Stored {
  const size = readCookie(SIZE_COOKIE);
  try {
    const { unsaved, ...stored } = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
    return { settings: readSettings({ ...stored, ...(size ? { size } : {}) }), unsaved: unsaved === true };
  } catch {
    return { settings: DEFAULT_SETTINGS, unsaved: false };
  }
}

function write({ settings, unsaved }: Stored): void {
  writeCookie(SIZE_COOKIE, settings.size);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...settings, unsaved }));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}
