import { removeDrafts } from '../../platform/files/disk.ts';
import type { Files, Stored } from '../../platform/files/files.ts';
import type { Db } from '../../schema.ts';
import { clesDe } from './fichiers.ts';
import { fichiersConnus, fichiersSansMedia, forgetFichier } from './stockage.repository.ts';

const DAY = 24 * 60 * 60 * 1_000;
const LOT = 500;
/** The whole store is walked through while few are at work. */
const NUIT = 2;

interface Store {
  readonly files: Files;
  /** Folders of this server where files are written before they have their name. */
  readonly drafts: readonly string[];
}

/** Files that no media uses are removed after a day: the row first, then the file. What a killed server left goes with them. */
export function fichiersEntretien(store: Store) {
  return {
    nom: 'fichiers',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const yesterday = new Date(now.getTime() - DAY);
      const fichiers = await removeUnused({ db, ...store }, yesterday);
      const restes = now.getUTCHours() === NUIT ? await removeUntracked({ db, ...store }, yesterday) : 0;
      return { fichiers, restes };
    },
  };
}

export async function removeUnused(
  { db, files }: { readonly db: Db; readonly files: Files },
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const id of await fichiersSansMedia(db, before, LOT)) {
    const gone = await db.transaction().execute((tx) => forgetFichier(tx, id));
    if (gone === undefined) continue;
    for (const cle of clesDe(gone)) await files.remove(cle);
    removed += 1;
  }
  return removed;
}

/** Removes what lies in the store since before a date and that no row tells of. Answers how many files. */
export async function removeUntracked(
  { db, files, drafts }: Store & { readonly db: Db },
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const folder of drafts) removed += await removeDrafts(folder, before.getTime());
  for await (const cle of untracked({ db, files }, before)) {
    await files.remove(cle);
    removed += 1;
  }
  return removed;
}

/** Names that we give. Anything else in a bucket is somebody else's. */
const OURS = /^[0-9a-f]{2}\/([0-9a-f-]{36})\/(?:original|vignette\.webp|grande\.webp)$/;

/** The keys of the store that no row tells of. */
export async function* untracked(
  { db, files }: { readonly db: Db; readonly files: Files },
  before: Date,
): AsyncGenerator<string> {
  let lot: string[] = [];
  const strangers = async (keys: readonly string[]): Promise<string[]> => {
    const ids = keys.flatMap((cle) => OURS.exec(cle)?.[1] ?? []);
    const known = new Set((await fichiersConnus(db, [...new Set(ids)])).flatMap(clesDe));
    return keys.filter((cle) => !known.has(cle));
  };
  const isOurs = ({ cle, le }: Stored) => OURS.test(cle) && le < before;
  for await (const stored of files.list()) {
    if (!isOurs(stored)) continue;
    lot.push(stored.cle);
    if (lot.length < LOT) continue;
    yield* await strangers(lot);
    lot = [];
  }
  yield* await strangers(lot);
}
