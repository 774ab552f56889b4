import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Keeps the old content of a folder aside while a new one is made in its place. It comes back when the work fails and when
 * the process leaves in the middle; after a kill -9, `restore` brings it back at the next start.
 *
 * @param {string} folder
 * @param {string} aside on the same disk
 */
export function spareFolder(folder, aside) {
  const waste = `${aside}.waste`;

  /** Moved before it is removed: what is half removed must never pass for the old content. @param {string} path */
  function discard(path) {
    rmSync(waste, { recursive: true, force: true });
    if (existsSync(path)) renameSync(path, waste);
    return () => rmSync(waste, { recursive: true, force: true });
  }

  function restore() {
    if (!existsSync(aside)) return;
    const empty = discard(folder);
    renameSync(aside, folder);
    empty();
  }

  return {
    /** Whether an earlier work was killed before its end. */
    isLeft: () => existsSync(aside) || existsSync(waste),
    restore,
    discard: () => discard(aside)(),
    /** @param {() => Promise<void>} work */
    async replace(work) {
      if (existsSync(folder)) renameSync(folder, aside);
      // A signal ends the process from inside the work: no `finally` would run.
      process.on('exit', restore);
      try {
        await work();
      } catch (error) {
        restore();
        throw error;
      } finally {
        process.off('exit', restore);
      }
      discard(aside)();
    },
  };
}
