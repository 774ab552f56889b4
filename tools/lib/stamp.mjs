import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A file that says what a folder was made from. Removed before the folder is touched and written after,
 * so that an interrupted work never passes for a finished one.
 *
 * @param {string} file
 */
export function stamp(file) {
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    /** @param {string} value */
    write(value) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
    remove() {
      rmSync(file, { force: true });
    },
  };
}
