import { checkFichiers, type Integrite } from './areas/mediatheque/fichiers/integrite.ts';
import { openDatabase } from './platform/db/database.ts';
import { openFiles } from './platform/files/open-files.ts';
import type { S3Settings } from './platform/files/s3.ts';
import { createLog } from './platform/log.ts';
import type { Schema } from './schema.ts';

/** For `npm run doctor`: whether every file of the médiathèque is there and unchanged. */
export async function verifyMedias(
  url: string,
  store: { readonly s3: S3Settings | null; readonly dossier: string },
): Promise<Integrite> {
  const db = openDatabase<Schema>(url, createLog('silent'));
  try {
    return await checkFichiers({ db, files: await openFiles(store) });
  } finally {
    await db.destroy();
  }
}
