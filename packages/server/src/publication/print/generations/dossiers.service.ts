import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { endDossier, forgetImage } from './dossiers.repository.ts';
import { cleDossier, cleImage } from './instantane.ts';

interface InStore {
  readonly db: Db;
  readonly files: Files;
}

/**
 * Removes from the store a folder without a document. Its note is locked meanwhile: a document that becomes ready
 * waits, and learns that it is gone. After a crash, the note is still there.
 */
export function eraseDossier({ db, files }: InStore, dossier: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await endDossier(tx, dossier))) return false;
    const found: string[] = [];
    for await (const cle of files.list(cleDossier(dossier))) found.push(cle);
    // The deepest files first: the last file of a folder removes the folder.
    const depth = (cle: string) => cle.split('/').length;
    for (const cle of found.sort((one, other) => depth(other) - depth(one))) await files.remove(cle);
    return true;
  });
}

/** Removes an image that no document shows, unless one asked for it since a date. */
export function eraseImage({ db, files }: InStore, empreinte: string, before: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const forgotten = await forgetImage(tx, empreinte, before);
    if (forgotten) await files.remove(cleImage(empreinte));
    return forgotten;
  });
}
