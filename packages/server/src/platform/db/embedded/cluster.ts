import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError, errorCode, explainFileError, folderNotWritable } from '../database-start.error.ts';
import type { Account } from './account.ts';
import { type ClusterPlace, createCluster, PASSWORD_FILE, removeAbandonedDrafts } from './initdb.ts';

const MAJOR_VERSION = '18';

/** Makes the cluster at the first start and checks it at others; returns the password of the superuser. */
export async function ensureCluster(place: ClusterPlace): Promise<string> {
  const { folder } = place;
  try {
    await removeAbandonedDrafts(folder, place.log);
    const entries = await readdir(folder).catch((error) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    if (entries.length === 0) await createCluster(place);
    await checkVersion(folder);
    await settleOwnership(place);
    return await readPassword(folder);
  } catch (error) {
    throw explainFileError(error, folder);
  }
}

async function checkVersion(folder: string): Promise<void> {
  const version = (
    await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error) => {
      if (errorCode(error) === 'ENOENT') return '';
      throw error;
    })
  ).trim();
  if (version === MAJOR_VERSION) return;
  if (version === '') {
    throw new DatabaseStartError('folder-unknown', [
      `Le dossier ${folder} n’est pas vide et ne contient pas de base PostgreSQL : Bridge n’y touche pas.`,
      'Déplacez ce qu’il contient, ou indiquez un autre dossier avec DATA_DIR.',
    ]);
  }
  throw new DatabaseStartError('version-unknown', [
    `Le dossier ${folder} contient une base PostgreSQL ${version} ; cette version de Bridge utilise PostgreSQL ${MAJOR_VERSION}.`,
    'PostgreSQL ne relit pas les données d’une autre version majeure.',
    'Relancez la version de Bridge qui a créé ce dossier, faites-y une sauvegarde, puis restaurez-la ici dans un dossier neuf (DATA_DIR).',
  ]);
}

/** A cluster restored by root belongs to root, and often with open modes: PostgreSQL refuses both. */
async function settleOwnership({ folder, account }: ClusterPlace): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (account) {
    if (uid === 0) await chownTree(folder, account);
  } else if (process.getuid && uid !== process.getuid()) {
    throw folderNotWritable(folder, `il appartient à un autre utilisateur (n° ${uid})`);
  }
  if ((mode & 0o027) !== 0) await chmod(folder, 0o700);
}

async function chownTree(path: string, account: Account): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(child, account);
    else await lchown(child, account.uid, account.gid);
  }
  // The folder comes last: while root owns it, an interrupted pass starts again.
  await lchown(path, account.uid, account.gid);
}

async function readPassword(folder: string): Promise<string> {
  try {
    return (await readFile(join(folder, PASSWORD_FILE), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new DatabaseStartError('password-missing', [
      `Le fichier ${join(folder, PASSWORD_FILE)} a disparu : Bridge ne peut plus ouvrir sa base de données.`,
      'Remettez-le depuis une sauvegarde du dossier de données.',
    ]);
  }
}
