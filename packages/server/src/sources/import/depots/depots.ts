import { lstat, readdir } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { Depot } from '@bridge/contract';
import { owns, type Scope } from '../../../platform/auth/identity.ts';

/** The folder that every entity may read, filled by whoever runs the server. */
const COMMUN = 'commun';

/** The folder of the files of an entity. */
export const topOf = (entiteId: number | null) => (entiteId === null ? COMMUN : `entite-${entiteId}`);

/** The id of the entity whose folder holds a file; null for none. */
export function entiteOf(nom: string): number | null {
  const entite = /^entite-(\d+)\//.exec(nom)?.[1];
  return entite === undefined ? null : Number(entite);
}
const MOST_LISTED = 500;

/** Whether the feeds of this person may read a file or folder, by its name below the folder of feeds. */
export function mayRead(scope: Scope, nom: string): boolean {
  // On systems where a backslash separates folders, it would hide one.
  if (nom.includes('\\')) return false;
  const [top = '', ...rest] = nom.split('/');
  if (rest.length === 0 || rest.some((part) => part === '' || part === '.' || part === '..')) return false;
  if (top === COMMUN) return true;
  const entite = entiteOf(nom);
  return entite !== null && owns(scope, entite);
}

/** Whether a feed of an entity may read a file. */
export function mayFeedRead(entiteId: number | null, nom: string): boolean {
  return mayRead({ kind: 'entites', ids: entiteId === null ? [] : [entiteId], above: [] }, nom);
}

/** The path of a file or folder; null for a link, whose target was not given. */
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

/** The latest files and folders that the feeds of this person may read. */
export async function depotsFor(dossier: string, scope: Scope): Promise<Depot[]> {
  return (await depotsIn(dossier, scope)).slice(0, MOST_LISTED);
}

/** All the files and folders that the feeds of this person may read, the latest first. */
export async function depotsIn(dossier: string, scope: Scope): Promise<Depot[]> {
  const tops = await readdir(dossier, { withFileTypes: true }).catch(() => []);
  const found: Depot[] = [];
  for (const top of tops) {
    if (!top.isDirectory() || !mayRead(scope, `${top.name}/x`)) continue;
    for (const entry of await readdir(join(dossier, top.name), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || !(entry.isFile() || entry.isDirectory())) continue;
      const seen = await lstat(join(dossier, top.name, entry.name)).catch(() => null);
      // The file was removed meanwhile.
      if (seen === null) continue;
      const { size, mtime } = seen;
      found.push({
        nom: `${top.name}/${entry.name}`,
        taille: entry.isDirectory() ? 0 : size,
        le: mtime.toISOString(),
        dossier: entry.isDirectory(),
      });
    }
  }
  return found.sort((one, other) => other.le.localeCompare(one.le));
}
