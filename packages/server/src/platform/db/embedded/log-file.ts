import { type FileHandle, open, rename, stat } from 'node:fs/promises';

const SIZE_LIMIT = 5_000_000;

/** Opens the log for appending; a big one is set aside first, and one old file is kept. */
export async function openLogFile(path: string, limit = SIZE_LIMIT): Promise<FileHandle> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > limit) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/** The last lines, to say why a start failed. */
export async function readTail(path: string, length = 2_000): Promise<string> {
  const file = await open(path, 'r').catch(() => undefined);
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
