import { constants, type FileHandle, lstat, open, rename } from 'node:fs/promises';
import { DatabaseStartError, errorCode } from '../database-start.error.ts';

const SIZE_LIMIT = 5_000_000;

// Links are not followed: in a data folder of another user, root would write to whatever they lead to, or give it away.
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;

/** Opens the log for appending. A big one is set aside first, and one old file is kept. */
export async function openLogFile(path: string, limit = SIZE_LIMIT): Promise<FileHandle> {
  const size = (await lstat(path).catch(() => undefined))?.size ?? 0;
  if (size > limit) await rename(path, `${path}.1`);
  const file = await open(path, APPEND, 0o600).catch((error) => {
    throw errorCode(error) === 'ELOOP' ? isLink(path, error) : error;
  });
  if ((await file.stat()).nlink === 1) return file;
  await file.close();
  throw isLink(path);
}

/** The last lines, to say why a start failed. */
export async function readTail(path: string, length = 2_000): Promise<string> {
  const file = await open(path, READ).catch(() => undefined);
  if (file === undefined) return '';
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - length);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}

function isLink(path: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'folder-not-writable',
    [
      `Le journal de PostgreSQL ${path} est un lien, et Bridge n’écrit pas à travers.`,
      'Supprimez-le, puis relancez Bridge.',
    ],
    cause,
  );
}
