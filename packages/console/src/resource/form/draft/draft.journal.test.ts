import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal } from './draft.journal.ts';
import type { Mirror } from './draft.mirror.ts';

const PLACE = { userId: 7, resource: 'essai', recordId: 5 };
const NOW = new Date('2026-11-14T18:30:00.000Z');
const draft = (changes = {}) => ({
  id: 'd1',
  writer: 'here',
  at: NOW.toISOString(),
  version: 1,
  changes: { nom: 'Dune' },
  base: { nom: 'Plage' },
  ...changes,
});

/** The storage of a browser, as large as the test needs. */
function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** A database that survives the end of the browser; `isThere` is false for a browser without one. */
function fakeMirror(isThere = true): Mirror & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const ask = async <T>(answer: () => T) => {
    if (!isThere) throw new Error('none');
    return answer();
  };
  return {
    items,
    put: (key, text) => ask(() => void items.set(key, text)),
    remove: (key) => ask(() => void items.delete(key)),
    under: (prefix) =>
      ask(() => [...items].filter(([key]) => key.startsWith(prefix)).map(([key, text]) => ({ key, text }))),
  };
}

const journalOn = (storage: ReturnType<typeof fakeStorage>, { now = NOW, mirror = fakeMirror(false) } = {}) =>
  createJournal({ storage, mirror, now: () => now });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the journal of drafts', () => {
  it('keeps what is typed within half a second, even by who types without a pause', () => {
    const storage = fakeStorage();
    const journal = journalOn(storage);
    for (let time = 0; time < 500; time += 50) {
      journal.write(PLACE, draft({ changes: { nom: `Dune ${time}` } }), () => undefined);
      vi.advanceTimersByTime(50);
    }
    expect(storage.items.size).toBe(1);
    vi.advanceTimersByTime(500);
    expect(journalOn(storage).latest(PLACE)?.changes).toEqual({ nom: 'Dune 450' });
  });

  it('keeps it at once when the page goes away', () => {
    const storage = fakeStorage();
    const journal = journalOn(storage);
    journal.write(PLACE, draft(), () => undefined);
    journal.flush();
    expect(storage.items.size).toBe(1);
  });

  it('says when there is no room, and still knows it as long as the page lives', async () => {
    const journal = journalOn(fakeStorage(10));
    const report = vi.fn();
    journal.write(PLACE, draft(), report);
    journal.flush();
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith('full'));
    expect(journal.read(PLACE, 'd1')?.changes).toEqual({ nom: 'Dune' });
    expect(journal.latest(PLACE)?.id).toBe('d1');
  });

  it('offers the last of several, of this record and this person only', () => {
    const storage = fakeStorage();
    const journal = journalOn(storage);
    journal.write(PLACE, draft({ id: 'old', at: '2026-11-13T10:00:00.000Z' }), () => undefined);
    journal.write(PLACE, draft({ id: 'new', at: '2026-11-14T10:00:00.000Z' }), () => undefined);
    journal.write({ ...PLACE, userId: 8 }, draft({ id: 'other' }), () => undefined);
    journal.flush();
    expect(journalOn(storage).latest(PLACE)?.id).toBe('new');
    journal.forget(PLACE, 'new');
    expect(journalOn(storage).latest(PLACE)?.id).toBe('old');
  });

  it('forgets what is older than 30 days, and what nobody can read', () => {
    const storage = fakeStorage();
    storage.setItem('bridge.brouillon:7:essai:5:x', '{');
    storage.setItem('bridge.brouillon:7:essai:9:y', JSON.stringify(draft()));
    storage.setItem('autre', 'reste');
    journalOn(storage, { now: new Date('2027-01-01T00:00:00Z') }).latest(PLACE);
    expect([...storage.items.keys()]).toEqual(['autre']);
  });

  it('lets a duplicated window have the draft, and asks for another one here', () => {
    const storage = fakeStorage();
    const [here, copy] = [journalOn(storage), journalOn(storage)];
    const report = vi.fn();
    here.write(PLACE, draft(), report);
    here.flush();
    copy.write(PLACE, draft({ writer: 'copy', changes: { nom: 'Copie' } }), () => undefined);
    copy.flush();
    here.write(PLACE, draft({ changes: { nom: 'Ici' } }), report);
    here.flush();
    expect(report).toHaveBeenLastCalledWith('taken');
    expect(journalOn(storage).read(PLACE, 'd1')?.changes).toEqual({ nom: 'Copie' });
  });

  it('comes back after another window ignored it while this one goes on', () => {
    const storage = fakeStorage();
    const journal = journalOn(storage);
    journal.write(PLACE, draft(), () => undefined);
    journal.flush();
    journalOn(storage).forget(PLACE, 'd1');
    journal.flush();
    expect(storage.items.size).toBe(1);
  });

  it('finds what a browser that was killed never wrote to its usual place', async () => {
    const mirror = fakeMirror();
    const journal = journalOn(fakeStorage(), { mirror });
    journal.write(PLACE, draft(), () => undefined);
    journal.flush();
    const after = journalOn(fakeStorage(), { mirror });
    expect(after.latest(PLACE)).toBeNull();
    expect((await after.survivor(PLACE))?.changes).toEqual({ nom: 'Dune' });
    expect(await after.survivor({ ...PLACE, recordId: 50 })).toBeNull();
    after.forget(PLACE, 'd1');
    expect(await after.survivor(PLACE)).toBeNull();
  });

  it('is kept by one place when the other has no room', async () => {
    const report = vi.fn();
    const journal = journalOn(fakeStorage(10), { mirror: fakeMirror() });
    journal.write(PLACE, draft(), report);
    journal.flush();
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith('kept'));
    expect(report).not.toHaveBeenCalledWith('full');
  });

  it('forgets what is too old there too', async () => {
    const mirror = fakeMirror();
    await mirror.put('bridge.brouillon:7:essai:5:d1', JSON.stringify(draft()));
    const journal = journalOn(fakeStorage(), { mirror, now: new Date('2027-01-01T00:00:00Z') });
    expect(await journal.survivor(PLACE)).toBeNull();
    expect(mirror.items.size).toBe(0);
  });
});
