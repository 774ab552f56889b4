import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FINS_DE_TEXTE, formatNumber } from '@bridge/contract';
import { FluxIllisible } from '../../source.ts';

export const EXTENSIONS = [...FINS_DE_TEXTE, '.xlsx', '.zip', ...FINS_DE_TEXTE.map((fin) => `${fin}.gz`)];

const MOST_FILES = 200_000;
const DEEPEST = 8;

/**
 * The files of a feed that was given as a file or as a folder, in the order of their names. Links are not followed: what they
 * point at was not given.
 */
export async function filesOf(
  chemin: string,
  extensions: readonly string[] = EXTENSIONS,
  most: number = MOST_FILES,
): Promise<string[]> {
  const stat = await lstat(chemin).catch(() => null);
  if (stat === null) throw new FluxIllisible('Le fichier du flux est introuvable.');
  if (stat.isFile()) return [chemin];
  if (!stat.isDirectory()) throw new FluxIllisible('Le flux n’est ni un fichier ni un dossier.');
  const found: string[] = [];
  await collect(chemin, { extensions, most }, found, 0);
  return found;
}

interface Voulu {
  readonly extensions: readonly string[];
  readonly most: number;
}

async function collect(folder: string, voulu: Voulu, found: string[], depth: number): Promise<void> {
  const { extensions, most } = voulu;
  if (depth > DEEPEST) throw new FluxIllisible('Le dossier du flux a trop de niveaux.');
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => a.name.localeCompare(b.name, 'fr', { numeric: true }));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await collect(path, voulu, found, depth + 1);
    else if (entry.isFile() && extensions.some((extension) => entry.name.toLowerCase().endsWith(extension)))
      found.push(path);
    if (found.length > most)
      throw new FluxIllisible(
        `Le dossier du flux contient plus de ${formatNumber(most)} fichiers\u00a0: répartissez-les entre plusieurs flux.`,
      );
  }
}
