import { create } from 'zustand';

const STORAGE_KEY = 'bridge.previews.folded';

interface Folds {
  /** Ids of the resources whose preview is folded. */
  readonly folded: readonly string[];
  toggle(resource: string): void;
}

/** Which previews somebody folded, at this browser: the room of a screen is not that of another. */
export const useFolds = create<Folds>()((set, get) => ({
  folded: read(),
  toggle: (resource) => {
    const { folded } = get();
    const next = folded.includes(resource) ? folded.filter((one) => one !== resource) : [...folded, resource];
    set({ folded: next });
    write(next);
  },
}));

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(folded: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(folded));
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}
