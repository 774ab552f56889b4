import type { Mirror } from './draft.mirror.ts';
import { DRAFT_PREFIX, type Draft, type DraftPlace, isTooOld, placeKey, readDraft } from './draft.rules.ts';

/**
 * What became of a draft. `full`: the storage of the browser has no room, or is forbidden. `taken`: a window that the browser
 * duplicated from this one goes on with it; what is typed here needs a draft of its own.
 */
export type Fate = 'kept' | 'full' | 'taken';
type Report = (fate: Fate) => void;

export interface Journal {
  /** Keeps the draft within half a second, or at once when the page goes away. */
  write(place: DraftPlace, draft: Draft, report: Report): void;
  read(place: DraftPlace, id: string): Draft | null;
  /** The last draft of the record, whichever window it was typed in. */
  latest(place: DraftPlace): Draft | null;
  /** The last draft of the record that the mirror holds, when a browser was killed before its storage was written. */
  survivor(place: DraftPlace): Promise<Draft | null>;
  forget(place: DraftPlace, id: string): void;
  flush(): void;
}

interface World {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly mirror: Mirror;
  readonly now: () => Date;
}

const DELAY = 400;

export function createJournal({ storage, mirror, now }: World): Journal {
  // The drafts that this page wrote: read first, so that a full storage costs nothing as long as the page lives.
  const written = new Map<string, { readonly draft: Draft; readonly report: Report }>();
  const saved = new Set<string>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let purged = false;

  const keysUnder = (prefix: string) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    );

  function purge(): void {
    if (purged) return;
    purged = true;
    for (const key of keysUnder(DRAFT_PREFIX)) {
      const draft = readDraft(storage.getItem(key));
      if (!draft || isTooOld(draft, now())) storage.removeItem(key);
    }
  }

  function save(key: string): void {
    const entry = written.get(key);
    if (!entry) return;
    const stored = readDraft(attempt(() => storage.getItem(key), null));
    if (stored && saved.has(key) && stored.writer !== entry.draft.writer) {
      written.delete(key);
      entry.report('taken');
      return;
    }
    const text = JSON.stringify(entry.draft);
    const isKept = attempt(() => {
      storage.setItem(key, text);
      return true;
    }, false);
    if (isKept) saved.add(key);
    if (isKept) entry.report('kept');
    mirror.put(key, text).then(
      () => isKept || entry.report('kept'),
      () => isKept || entry.report('full'),
    );
  }

  function flush(keys: readonly string[]): void {
    clearTimeout(timer);
    timer = undefined;
    waiting.clear();
    for (const key of keys) save(key);
  }

  return {
    write(place, draft, report) {
      const key = placeKey(place) + draft.id;
      written.set(key, { draft, report });
      waiting.add(key);
      // The next keystroke does not postpone this: the text of somebody who types without a pause is kept too.
      timer ??= setTimeout(() => flush([...waiting]), DELAY);
    },
    read: (place, id) =>
      written.get(placeKey(place) + id)?.draft ?? readDraft(attempt(() => storage.getItem(placeKey(place) + id), null)),
    latest(place) {
      return attempt(() => {
        purge();
        const drafts = keysUnder(placeKey(place)).map((key) => readDraft(storage.getItem(key)));
        const own = [...written].filter(([key]) => key.startsWith(placeKey(place))).map(([, { draft }]) => draft);
        return lastOf([...own, ...drafts]);
      }, null);
    },
    async survivor(place) {
      const kept = await mirror.under(DRAFT_PREFIX).catch(() => []);
      const alive = kept.filter(({ key, text }) => {
        const draft = readDraft(text);
        const isGone = !draft || isTooOld(draft, now());
        if (isGone) mirror.remove(key).catch(() => undefined);
        return !isGone && key.startsWith(placeKey(place));
      });
      return lastOf(alive.map(({ text }) => readDraft(text)));
    },
    forget(place, id) {
      const key = placeKey(place) + id;
      written.delete(key);
      saved.delete(key);
      waiting.delete(key);
      attempt(() => storage.removeItem(key), undefined);
      mirror.remove(key).catch(() => undefined);
    },
    // Writes every draft, not only those that wait: another window may have set aside a draft that lives on here.
    flush() {
      flush([...written.keys()]);
      // A draft found in the hands of another window has a new id by now, and waits to be written.
      if (waiting.size > 0) flush([...waiting]);
    },
  };
}

function lastOf(drafts: readonly (Draft | null)[]): Draft | null {
  return drafts.reduce((last, draft) => (draft && (!last || draft.at > last.at) ? draft : last), null);
}

/** Asks the storage, and answers `otherwise` in a browser that forbids it. */
function attempt<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
