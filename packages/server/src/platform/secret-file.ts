import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHORTEST_SECRET } from './auth/access-token.ts';
import { OperatorError } from './operator-error.ts';

/** The secret of the instance, made once, and written whole before it gets its name in case of a kill. */
export async function instanceSecret(directory: string): Promise<string> {
  const path = join(directory, 'secret.key');
  await mkdir(directory, { recursive: true });
  const known = await read(path);
  if (known !== undefined) return known;
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(randomBytes(32).toString('base64'));
  await file.sync();
  await file.close();
  // Linking fails when another start was faster: its secret is kept.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await read(path);
  if (made === undefined) throw new Error(`${path} vanished while it was made`);
  return made;
}

async function read(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // A short key would let anybody sign tokens: better not to start.
  if (text !== undefined && text.length < SHORTEST_SECRET) {
    throw new OperatorError(
      `Le fichier ${path} est vide ou abîmé. Restaurez-le d’une sauvegarde, ou supprimez-le\u00a0: chacun devra alors se reconnecter.`,
    );
  }
  return text;
}
