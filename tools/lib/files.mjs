import { existsSync, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './paths.mjs';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.cache']);

/**
 * Every file under a path (itself when it is a file), sorted, relative to `base`. What does not exist has none.
 *
 * @param {string} path
 * @param {string} base
 * @returns {string[]}
 */
export function listFiles(path, base = root) {
  const absolute = posix.join(base, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute)
    .filter((name) => !IGNORED_FOLDERS.has(name))
    .sort()
    .flatMap((name) => listFiles(posix.join(path, name), base));
}
