import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { dataDirOf } from './storage.mjs';
import { bad, good } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Env} Env */

const TITLE = 'Fichiers de la médiathèque';

/** Reads every file of the médiathèque and compares it with what the database knows of it. @param {Env} env */
export async function checkMedias(env) {
  const bundle = fromRoot('packages/server/dist/verification.mjs');
  if (!existsSync(bundle)) return good(TITLE, 'non vérifiés, Bridge n’est pas encore construit');
  const url = env.DATABASE_URL || (await embeddedUrl(dataDirOf(env)));
  if (!url) return good(TITLE, 'non vérifiés, Bridge ne tourne pas');
  try {
    /** @type {{ verifyMedias: typeof import('@bridge/server/verification').verifyMedias }} */
    const { verifyMedias } = await import(bundle);
    return judge(await verifyMedias(url, { s3: bucketOf(env), dossier: join(dataDirOf(env), 'medias') }));
  } catch {
    return bad(TITLE, 'la vérification a échoué', 'Vérifiez la base de données et le stockage S3, puis recommencez.');
  }
}

/** @param {import('@bridge/server/areas/mediatheque/fichiers/integrite').Integrite} found */
export function judge({ fichiers, manquants, differents, inconnus }) {
  const detail = `${fichiers} connus, ${manquants} manquants, ${differents} abîmés, ${inconnus} sans média ni dépôt`;
  if (manquants + differents === 0 && inconnus === 0) return good(TITLE, detail);
  return bad(
    TITLE,
    detail,
    manquants + differents > 0
      ? 'Rétablissez le dossier medias (ou le stockage S3) depuis la sauvegarde de la même nuit que la base.'
      : 'Un dépôt est peut-être en cours. Sinon, ce qu’un arrêt brutal a laissé est effacé dans la nuit.',
  );
}

/** The embedded database, while Bridge runs. @param {string} dataDir @returns {Promise<string | undefined>} */
async function embeddedUrl(dataDir) {
  try {
    const cluster = join(dataDir, 'postgres');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    const password = (await readFile(join(cluster, 'bridge.password'), 'utf8')).trim();
    return port ? `postgres://bridge:${encodeURIComponent(password)}@127.0.0.1:${port}/bridge` : undefined;
  } catch {
    return undefined;
  }
}

/** As the server reads it (packages/server/src/environment.ts). @param {Env} env */
function bucketOf({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX }) {
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT || undefined,
    region: S3_REGION || 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: S3_PREFIX || '',
  };
}
