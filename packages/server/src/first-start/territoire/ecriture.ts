import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FichierFlux } from './flux/fichier.ts';

/** Writes the files under a folder, each as a whole, so that no reader sees half of one. */
export async function writeTerritory(folder: string, feeds: readonly FichierFlux[]): Promise<void> {
  for (const { dossier, fichier, contenu } of feeds) {
    const path = join(folder, dossier, ...fichier.split('/'));
    const draft = `${path}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, contenu);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
