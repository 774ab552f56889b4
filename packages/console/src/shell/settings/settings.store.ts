import { create } from 'zustand';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { useSession } from '../../api/session.store.ts';
import { DEFAULT_SETTINGS, isColor, PRODUCT_COLOR, readSettings, type Settings } from './settings.ts';

/** The key of the settings, also read before the first paint by public/boot.js: both must keep the same name. */
const STORAGE_KEY = 'bridge.settings';
const SIZE_COOKIE = 'size';
/** The state of the sidebar (spec §4): « 1 » open, « 0 » closed. */
const SIDEBAR_COOKIE = 'sidebarStatus';

interface Stored {
  readonly settings: Settings;
  /** The person whose changes are not saved on the server yet: they win over the settings of the server. */
  readonly unsavedBy: string | null;
  /** The colour that the entity proposes, kept so that the next start does not flash another. */
  readonly entityColor: string | null;
}

interface SettingsStore extends Stored {
  readonly sidebarOpen: boolean;
  change(changes: Partial<Settings>): void;
  /** Takes the settings that another browser of the same person saved on the server. */
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

/** The colour of the interface: that of the person, of the entity, or of the product. */
export function useBrandColor(): string {
  return useSettings(({ settings, entityColor }) => settings.themeColor ?? entityColor ?? PRODUCT_COLOR);
}

/** The name of the person whose settings these are; the next person at this browser has others. */
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
    // A private window may refuse to store: the settings then last as long as the page.
  }
}
