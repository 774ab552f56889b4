import type { PassageJoue } from '@bridge/contract';
import { type AGarder, type Coffre, type Faits, MOST_PASSAGES, type PassageGarde } from './coffre.ts';

const NOM = 'bridge-lecteur';
const FAITS = 'faits';
const PASSAGES = 'passages';

/** A store in IndexedDB, whose promises resolve once the data is on the disk. Fails in a browser that keeps nothing. */
export async function coffreDurable(factory: IDBFactory): Promise<Coffre> {
  let base = await open(factory);

  /** Runs a transaction. A connection that the browser closed is opened again, once. */
  async function dans<T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => () => T): Promise<T> {
    try {
      return await transaction(base, mode, work);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      base = await open(factory);
      return transaction(base, mode, work);
    }
  }

  return {
    durable: true,
    load: () =>
      dans('readonly', (tx) => {
        const store = tx.objectStore(FAITS);
        const [keys, values] = [store.getAllKeys(), store.getAll()];
        return (): Partial<Faits> => {
          const found: Record<string, unknown> = {};
          keys.result.forEach((key, rank) => {
            found[String(key)] = values.result[rank];
          });
          return found;
        };
      }),
    store: (faits, passage) =>
      dans('readwrite', (tx) => {
        write(tx, faits, passage);
        return () => undefined;
      }),
    passages: (most) =>
      dans('readonly', (tx) => {
        const store = tx.objectStore(PASSAGES);
        const [keys, values] = [store.getAllKeys(null, most), store.getAll(null, most)];
        return (): PassageGarde[] =>
          keys.result.map((key, rank) => ({ cle: Number(key), passage: values.result[rank] }));
      }),
    remove: (cles) =>
      dans('readwrite', (tx) => {
        for (const cle of cles) tx.objectStore(PASSAGES).delete(cle);
        return () => undefined;
      }),
    empty: () =>
      dans('readwrite', (tx) => {
        for (const store of [FAITS, PASSAGES]) tx.objectStore(store).clear();
        return () => undefined;
      }),
  };
}

function write(tx: IDBTransaction, faits: AGarder, passage: PassageJoue | undefined): void {
  const store = tx.objectStore(FAITS);
  for (const [cle, value] of Object.entries(faits)) {
    if (value === null) store.delete(cle);
    else store.put(value, cle);
  }
  if (!passage) return;
  const added = tx.objectStore(PASSAGES).add(passage);
  added.onsuccess = () => {
    const oldest = Number(added.result) - MOST_PASSAGES;
    if (oldest > 0) tx.objectStore(PASSAGES).delete(IDBKeyRange.upperBound(oldest));
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(NOM, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(FAITS);
      opening.result.createObjectStore(PASSAGES, { autoIncrement: true });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('storage is held by another page'));
  });
}

function transaction<T>(
  base: IDBDatabase,
  mode: IDBTransactionMode,
  work: (tx: IDBTransaction) => () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const tx = base.transaction([FAITS, PASSAGES], mode, { durability: 'strict' });
    const result = work(tx);
    tx.oncomplete = () => resolve(result());
    tx.onerror = () => reject(tx.error);
    tx.onabort = () => reject(tx.error ?? new Error('storage refused to write'));
  });
}
