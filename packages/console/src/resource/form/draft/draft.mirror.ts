export interface Kept {
  readonly key: string;
  readonly text: string;
}

/**
 * A second place for drafts. Browsers write `localStorage` to the disk when it suits them, up to a minute later: whoever pulls the
 * plug loses that minute. A strict transaction of IndexedDB is on the disk once it is done.
 */
export interface Mirror {
  put(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The texts kept under the keys that start with the prefix. */
  under(prefix: string): Promise<readonly Kept[]>;
}

const NAME = 'bridge.brouillons';
const STORE = 'brouillons';
/** A character that sorts after every other: the end of a range of keys. */
const LAST = '\uffff';

/** The mirror in IndexedDB. Its calls reject in a browser that has no such storage, or no room left. */
export function createMirror(): Mirror {
  let opened: Promise<IDBDatabase> | undefined;

  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    opened ??= open().catch((error: unknown) => {
      // An opening that failed may succeed later: another window has been closed, some room has been made.
      opened = undefined;
      throw error;
    });
    const database = await opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    put: async (key, text) => void (await run('readwrite', (store) => store.put({ key, text }, key))),
    remove: (key) => run('readwrite', (store) => store.delete(key)),
    under: (prefix) => run<Kept[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}${LAST}`))),
  };
}

async function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another window holds an older version'));
  });
}
