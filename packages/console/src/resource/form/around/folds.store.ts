import { create } from 'zustand';

const KEYS = { folded: 'bridge.previews.folded', wide: 'bridge.previews.wide' } as const;
type Choix = keyof typeof KEYS;

interface Folds {
  /** Ids of the resources whose preview is folded. */
  readonly folded: readonly string[];
  /** Ids of the resources whose preview takes more room than the fields. */
  readonly wide: readonly string[];
  toggle(resource: string, choix?: Choix): void;
}

/** The previews that somebody folded or widened. The browser keeps the choice, since screens differ in size. */
export const useFolds = create<Folds>()((set, get) => ({
  folded: read('folded'),
  wide: read('wide'),
  toggle: (resource, choix = 'folded') => {
    const now = get()[choix];
    const next = now.includes(resource) ? now.filter((one) => one !== resource) : [...now, resource];
    set({ [choix]: next });
    write(choix, next);
  },
}));

function read(choix: Choix): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEYS[choix]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(choix: Choix, resources: readonly string[]): void {
  try {
    localStorage.setItem(KEYS[choix], JSON.stringify(resources));
  } catch {
    // A private window may refuse to store: the choice then lasts as long as the page.
  }
}
