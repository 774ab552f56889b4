import { createJournal } from './draft.journal.ts';
import { createMirror } from './draft.mirror.ts';

/** The journal of drafts of this page. */
export const journal = createJournal({
  // The storage is named at each use: in a browser that forbids it, merely naming it throws.
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => localStorage.setItem(key, text),
    removeItem: (key) => localStorage.removeItem(key),
    key: (index) => localStorage.key(index),
    get length() {
      return localStorage.length;
    },
  },
  mirror: createMirror(),
  now: () => new Date(),
});

addEventListener('pagehide', journal.flush);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') journal.flush();
});
