import type { Readable } from 'node:stream';
import type { Files } from '../../../platform/files/files.ts';
import type { Db } from '../../../schema.ts';
import { fichierById, type VueGardee } from './fichier.repository.ts';
import { cleDeVue, cleOriginal } from './fichiers.ts';

/** Reads a file of the médiathèque for what is public. Null when there is no such file or view. */
export function createFichierReader({ db, files }: { readonly db: Db; readonly files: Files }) {
  return async (id: string, vue: VueGardee | 'original'): Promise<Readable | null> => {
    const fichier = await fichierById(db, id);
    if (fichier === undefined) return null;
    if (vue === 'original') return files.read(cleOriginal(fichier.cle));
    return fichier.vues.includes(vue) ? files.read(cleDeVue(fichier.cle, vue)) : null;
  };
}
