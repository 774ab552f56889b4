import { create } from 'zustand';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { useSession } from '../../api/session.store.ts';
import { DEFAULT_SETTINGS, isColor, PRODUCT_COLOR, readSettings, type Settings } from './settings.ts';

/** Read before the first paint by public/boot.js as well: keep both names in step. */
const STORAGE_KEY = 'bridge.settings';
const SIZE_COOKIE = 'size';
/** Spec §4: « 1 » open, « 0 » closed. */
const SIDEBAR_COOKIE = 'sidebarStatus';

interface Stored {
  readonly settings: Settings;
  /** Who changed them here without their being kept on the server yet: for this person they win over what the server says. */
  readonly unsavedBy: string | null;
  /** The colour that the entity proposes, kept so that the next start does not flash. */
  readonly entityColor: string | null;
}

interface SettingsStore extends Stored {
  readonly sidebarOpen: boolean;
  change(changes: Partial<Settings>): void;
  /** Takes what another browser of the same person left on the server. */
  adopt(settings: Settings): void;
  markSaved(settings: Settings): void;
  followEntity(color: string | null): void;
  toggleSidebar(): void;
}

export const useSettings = create<SettingsStore>()((set, get) => {
  const put = (changes: Partial<Stored>) => {
    set(changes);
    write(get());
  };
  return {
    ...read(),
    sidebarOpen: readCookie(SIDEBAR_COOKIE) !== '0',
    change: (changes) => put({ settings: { ...get().settings, ...changes }, unsavedBy: currentPerson() }),
    adopt: (settings) => put({ settings, unsavedBy: null }),
    markSaved: (settings) => {
      if (get().settings === settings) put({ settings, unsavedBy: null });
    },
    followEntity: (entityColor) => {
      if (get().entityColor !== entityColor) put({ entityColor });
    },
    toggleSidebar: () => {
      const sidebarOpen = !get().sidebarOpen;
      set({ sidebarOpen });
      writeCookie(SIDEBAR_COOKIE, sidebarOpen ? '1' : '0');
    },
  };
});

/** The colour of the interface: one's own choice, or the entity's, or the product's. */
export function useBrandColor(): string {
  return useSettings(({ settings, entityColor }) => settings.themeColor ?? entityColor ?? PRODUCT_COLOR);
}

/** Whose settings these are now: the next person at this browser has others. */
export function currentPerson(): string | null {
  return useSession.getState().claims?.username ?? null;
}

function read(): Stored {
  const size = readCookie(SIZE_COOKIE);
  try {
    const { unsavedBy, entityColor, ...stored } = Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
    return {
      settings: readSettings({ ...stored, ...(size ? { size } : {}) }),
      unsavedBy: typeof unsavedBy === 'string' ? unsavedBy : null,
      entityColor: isColor(entityColor) ? entityColor : null,
    };
  } catch {
    return { settings: DEFAULT_SETTINGS, unsavedBy: null, entityColor: null };
  }
}

function write({ settings, unsavedBy, entityColor }: Stored): void {
  writeCookie(SIZE_COOKIE, settings.size);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...settings, unsavedBy, entityColor }));
  } catch {
    // Private windows may refuse: the settings then last as long as the page.
  }
}
