import { createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, type Depot, LARGEST_DEPOT } from '@bridge/contract';
import { owns, type Scope } from '../../platform/auth/identity.ts';

/** What every entity may read: put there by whoever runs the server. */
const COMMUN = 'commun';
const folderOf = (entiteId: number) => `entite-${entiteId}`;
const MOST_LISTED = 500;

/** Whether a feed of this person may read a file or folder, by its name below the folder of feeds. */
export function mayRead(scope: Scope, nom: string): boolean {
  // Where a backslash separates folders too, it would hide one.
  if (nom.includes('\\')) return false;
  const [top = '', ...rest] = nom.split('/');
  if (rest.length === 0 || rest.some((part) => part === '' || part === '.' || part === '..')) return false;
  if (top === COMMUN) return true;
  const entite = /^entite-(\d+)$/.exec(top)?.[1];
  return entite !== undefined && owns(scope, Number(entite));
}

/** Whether a feed of an entity may read it. */
export function mayFeedRead(entiteId: number | null, nom: string): boolean {
  return mayRead({ kind: 'entites', ids: entiteId === null ? [] : [entiteId], above: [] }, nom);
}

/** Where a file or folder lies. Links are not followed: what they point at was not given. */
export async function depotPath(dossier: string, nom: string): Promise<string | null> {
  const path = normalize(join(dossier, nom));
  if (!path.startsWith(dossier + sep)) return null;
  let current = dossier;
  for (const part of path.slice(dossier.length + 1).split(sep)) {
    current = join(current, part);
    const found = await lstat(current).catch(() => null);
    if (found === null || found.isSymbolicLink()) return null;
  }
  return path;
}

/** What this person's feeds may read, the latest first. */
export async function depotsFor(dossier: string, scope: Scope): Promise<Depot[]> {
  const tops = await readdir(dossier, { withFileTypes: true }).catch(() => []);
  const found: Depot[] = [];
  for (const top of tops) {
    if (!top.isDirectory() || !mayRead(scope, `${top.name}/x`)) continue;
    for (const entry of await readdir(join(dossier, top.name), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || !(entry.isFile() || entry.isDirectory())) continue;
      const { size, mtime } = await lstat(join(dossier, top.name, entry.name));
      found.push({
        nom: `${top.name}/${entry.name}`,
        taille: entry.isDirectory() ? 0 : size,
        le: mtime.toISOString(),
        dossier: entry.isDirectory(),
      });
    }
  }
  return found.sort((one, other) => other.le.localeCompare(one.le)).slice(0, MOST_LISTED);
}

const ACCEPTED = /\.(json|xml|zip|gz)$/i;

/** Puts a file down for an entity: it appears whole, or not at all. One of the same name is replaced. */
export async function putDown(
  dossier: string,
  { entiteId, nom, body }: { readonly entiteId: number | null; readonly nom: string; readonly body: Readable },
): Promise<Depot> {
  const safe = basename(nom.normalize('NFC'))
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '');
  if (!ACCEPTED.test(safe))
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'nom', message: 'Seuls les fichiers .json, .xml, .zip et .gz peuvent être déposés.' }],
    });
  const top = entiteId === null ? COMMUN : folderOf(entiteId);
  const folder = join(dossier, top);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${crypto.randomUUID()}.part`);
  try {
    await pipeline(body, atMost(LARGEST_DEPOT), createWriteStream(part, { flags: 'wx' }));
    const handle = await open(part, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(part, join(folder, safe));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const { size, mtime } = await lstat(join(folder, safe));
  return { nom: `${top}/${safe}`, taille: size, le: mtime.toISOString(), dossier: false };
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > bytes)
        done(new BridgeError('invalidInput', { errors: [{ path: '', message: 'Ce fichier dépasse 1\u00a0Go.' }] }));
      else done(null, chunk);
    },
  });
}
