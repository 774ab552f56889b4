import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of the instance, made once. Written whole before it gets its name, so that a kill leaves no half of it. */
export async function instanceSecret(directory: string): Promise<string> {
  const path = join(directory, 'secret.key');
  await mkdir(directory, { recursive: true });
  const known = await read(path);
  if (known) return known;
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(randomBytes(32).toString('base64'));
  await file.sync();
  await file.close();
  // Linking fails when another start was faster: its secret is the one.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await read(path)) ?? '';
}

async function read(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
