import { create } from 'zustand';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { useSession } from '../api/session.store.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts';

/** Read before the first paint by public/boot.js as well: keep both names in step. */
const STORAGE_KEY = 'bridge.settings';
const SIZE_COOKIE = 'size';
/** Spec §4: « 1 » open, « 0 » closed. */
const SIDEBAR_COOKIE = 'sidebarStatus';

interface Stored {
  readonly settings: Settings;
  /** Who changed them here without their being kept on the server yet: for this person they win over what the server says. */
  readonly unsavedBy: string | null;
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
    change: (changes) => put({ settings: { ...get().settings, ...changes }, unsavedBy: currentPerson() }),
    adopt: (settings) => put({ settings, unsavedBy: null }),
    markSaved: (settings) => {
      if (get().settings === settings) put({ settings, unsavedBy: null });
    },
    toggleSidebar: () => {
      const sidebarOpen = !get().sidebarOpen;
      set({ sidebarOpen });
      writeCookie(SIDEBAR_COOKIE, sidebarOpen ? '1' : '0');
    },
  };
});

/** Whose settings these are now: the next person at this browser has others. */
export function currentPerson(): string | null {
  return useSession.getState().claims?.username ?? null;
}

function read(): Stored {
  const size = readCookie(SIZE_COOKIE);
  try {
    const { unsavedBy, ...stored } = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
    return {
      settings: readSettings({ ...stored, ...(size ? { size } : {}) }),
      unsavedBy: typeof unsavedBy === 'string' ? unsavedBy : null,
    };
  } catch {
    return { settings: DEFAULT_SETTINGS, unsavedBy: null };
  }
}

function write({ settings, unsavedBy }: Stored): void {
  writeCookie(SIZE_COOKIE, settings.size);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...settings, unsavedBy }));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}
