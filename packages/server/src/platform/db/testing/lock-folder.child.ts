/** Tries to lock the folders that its parent names, and holds them until it is killed or told to release. */
import { DatabaseStartError } from '../database-start.error.ts';
import { type FolderLock, lockFolder } from '../folder-lock.ts';

const held: FolderLock[] = [];

process.on('message', async (folder: string) => {
  if (folder === 'release') {
    await Promise.all(held.map((lock) => lock.release()));
    process.stdout.write('{"released":true}\n');
    return;
  }
  try {
    held.push(await lockFolder(folder));
    process.stdout.write('{"held":true}\n');
  } catch (error) {
    const code = error instanceof DatabaseStartError ? error.code : String(error);
    process.stdout.write(`${JSON.stringify({ held: false, code })}\n`);
  }
});
process.stdout.write('{"ready":true}\n');
