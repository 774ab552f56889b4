import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './paths.mjs';

const TEST_FILE = /\.test\.tsx?$/;

/**
 * One hash for names and contents: a renamed, added, removed or edited file changes it, a touched one does
 * not. Tests are left out: changing one does not change the product.
 *
 * @param {string[]} paths files or folders
 * @param {string[]} facts anything else that the result depends on
 */
export function hashOf(paths, facts = [], base = root) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of paths.flatMap((path) => listFiles(path, base))) {
    if (TEST_FILE.test(file)) continue;
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(base, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
