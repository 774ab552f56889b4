import { removeDrafts } from '../../../platform/files/disk.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { teinteDe } from '../analyse/teinte.rules.ts';
import { forgetPartages } from '../partage/partage.repository.ts';
import { REMEMBERED } from '../partage/partage.service.ts';
import { VIE_SANS_MEDIA } from '../stockage/quota.service.ts';
import {
  fichiersConnus,
  fichiersSansMedia,
  forgetFichier,
  mediasSansTeinte,
  nameTeinte,
} from '../stockage/stockage.repository.ts';
import { endSuspens, enSuspens, putInSuspens } from '../stockage/suspens.repository.ts';
import { VUES_GARDEES } from './fichier.repository.ts';
import { cleDuFichier, clesDe } from './fichiers.ts';

const LOT = 500;

interface Store {
  readonly files: Files;
  /** Folders of this server for files before they have their name. */
  readonly drafts: readonly string[];
}

interface InStore {
  readonly db: Db;
  readonly files: Files;
}

/**
 * Removes files that no media has used for a day, with the rests of killed servers and links that no longer open. Names
 * the hues of colours.
 */
export function fichiersEntretien(store: Store) {
  return {
    nom: 'fichiers',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const yesterday = new Date(now.getTime() - VIE_SANS_MEDIA);
      const fichiers = await removeUnused({ db, ...store }, { before: yesterday, now });
      const restes = await removeRests({ db, ...store }, yesterday);
      const partages = await forgetPartages(db, new Date(now.getTime() - REMEMBERED));
      return { fichiers, restes, partages, teintes: await nameTeintes(db) };
    },
  };
}

async function removeUnused(
  { db, files }: InStore,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<number> {
  let removed = 0;
  for (const id of await fichiersSansMedia(db, before, LOT)) {
    const isGone = await db.transaction().execute(async (tx) => {
      const forgotten = await forgetFichier(tx, id);
      if (forgotten) await putInSuspens(tx, id, now);
      return forgotten;
    });
    if (!isGone) continue;
    await erase({ db, files }, id);
    removed += 1;
  }
  return removed;
}

/** Names the hues of media older than these names. */
async function nameTeintes(db: Db): Promise<number> {
  let named = 0;
  for (let lot = await mediasSansTeinte(db, LOT); lot.length > 0; lot = await mediasSansTeinte(db, LOT)) {
    for (const media of lot) await nameTeinte(db, media, teinteDe(media.couleur));
    named += lot.length;
  }
  return named;
}

/**
 * Removes files that were on their way since before a date and never arrived, as this database noted them. A store may
 * also hold files of another instance, or those that a backup will bring back.
 */
export async function removeRests({ db, files, drafts }: InStore & Store, before: Date): Promise<number> {
  let removed = 0;
  for (const folder of drafts) removed += await removeDrafts(folder, before.getTime());
  for (const id of await enSuspens(db, before, LOT)) {
    await erase({ db, files }, id);
    removed += 1;
  }
  return removed;
}

/** Removes from the store all that may be left of a file without a row. */
export async function erase({ db, files }: InStore, id: string): Promise<void> {
  for (const cle of clesDe({ cle: cleDuFichier(id), vues: VUES_GARDEES })) await files.remove(cle);
  await endSuspens(db, id);
}

/** The names that the product gives. Anything else in a bucket is somebody else's. */
const OURS = /^[0-9a-f]{2}\/([0-9a-f-]{36})\/(?:original|vignette\.webp|grande\.webp)$/;

/** The keys of the store that no row tells of: of another database, or lost. */
export async function* untracked({ db, files }: InStore): AsyncGenerator<string> {
  let lot: string[] = [];
  const strangers = async (keys: readonly string[]): Promise<string[]> => {
    const ids = keys.flatMap((cle) => OURS.exec(cle)?.[1] ?? []);
    const known = new Set((await fichiersConnus(db, [...new Set(ids)])).flatMap(clesDe));
    return keys.filter((cle) => !known.has(cle));
  };
  for await (const cle of files.list()) {
    if (!OURS.test(cle)) continue;
    lot.push(cle);
    if (lot.length < LOT) continue;
    yield* await strangers(lot);
    lot = [];
  }
  yield* await strangers(lot);
}
