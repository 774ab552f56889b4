import { access, constants, mkdir, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { root } from '../lib/paths.mjs';
import { bad, good } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Env} Env */

const GIB = 1024 ** 3;
const NEEDED = GIB;

/** @param {Env} env */
export const dataDirOf = ({ DATA_DIR }) => resolve(root, DATA_DIR || 'data');

/** @param {Env} env */
export async function checkDataDir(env) {
  const title = 'Dossier de données (DATA_DIR)';
  const folder = dataDirOf(env);
  const trial = `${folder}/.doctor-${process.pid}`;
  try {
    const existed = await exists(folder);
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
    // Looking must not change anything: an empty folder left here would hide that Bridge never started.
    if (!existed) await rmdir(folder);
    return good(title, `${folder}, accessible en écriture`);
  } catch {
    return bad(
      title,
      `${folder} n’est pas accessible en écriture`,
      'Donnez-en le droit au compte qui lance Bridge, ou changez DATA_DIR.',
    );
  }
}

/** @param {Env} env */
export async function checkFreeSpace(env, needed = NEEDED) {
  const title = 'Place sur le disque';
  const { bavail, bsize } = await statfs(await nearestExisting(dataDirOf(env)));
  const free = bavail * bsize;
  const detail = `${(free / GIB).toFixed(1).replace('.', ',')} Gio libres`;
  if (free >= needed) return good(title, detail);
  return bad(title, detail, 'Libérez au moins 1 Gio, ou placez DATA_DIR sur un autre disque.');
}

/** @param {string} path @returns {Promise<string>} */
async function nearestExisting(path) {
  return (await exists(path)) ? path : nearestExisting(dirname(path));
}

/** @param {string} path */
const exists = (path) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
