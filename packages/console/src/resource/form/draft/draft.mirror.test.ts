import { afterEach, expect, it, vi } from 'vitest';
import { createMirror } from './draft.mirror.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A database that cannot be opened the first time. */
function failingOnce() {
  const transaction = vi.fn((..._: unknown[]) => {
    const one = { oncomplete: () => undefined, objectStore: () => ({ put: () => ({ result: undefined }) }) };
    queueMicrotask(() => one.oncomplete());
    return one;
  });
  let attempts = 0;
  const open = () => {
    attempts += 1;
    const isWorking = attempts > 1;
    const request = {
      result: { transaction },
      error: new Error('locked'),
      onsuccess: () => undefined,
      onerror: () => undefined,
    };
    queueMicrotask(() => (isWorking ? request.onsuccess() : request.onerror()));
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return transaction;
}

it('tries again to open what could not be opened, and writes to the disk before it says so', async () => {
  const transaction = failingOnce();
  const mirror = createMirror();
  await expect(mirror.put('k', 'texte')).rejects.toThrow('locked');
  await mirror.put('k', 'texte');
  expect(transaction).toHaveBeenCalledWith('brouillons', 'readwrite', { durability: 'strict' });
});
