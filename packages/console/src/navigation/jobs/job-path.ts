import { importationHead, linePath, listedById, openingOf, type Tache, tacheHead } from '@bridge/contract';

/** The address where a run of an import is followed. */
export const importPath = (importation: number) => linePath(importationHead, importation);

export const tachePath = (id: number) => linePath(tacheHead, id);

/** The address of the subject of a job; null for a subject without a page. */
export function targetPath({ lien }: Pick<Tache, 'lien'>): string | null {
  if (!lien) return null;
  const resource = listedById(lien.ressource);
  return resource && /^\d+$/.test(lien.id) ? (openingOf(resource, Number(lien.id))?.path ?? null) : null;
}

/** The address of the result of a job: what it made, or else its own journal. */
export function resultPath(tache: Pick<Tache, 'id' | 'lien'>): string {
  return targetPath(tache) ?? tachePath(tache.id);
}
