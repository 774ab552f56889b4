import { generationPath, openingOf, resourceById, type Tache } from '@bridge/contract';

/** Where a run of an import is followed. */
export const importPath = (importation: number | string) => `/administration/imports?import=${importation}`;

/** What has a page without being a resource, by the name that jobs give it. */
const PLACES: Readonly<Partial<Record<string, (id: string) => string>>> = {
  importation: importPath,
  generation: generationPath,
};

export const tachePath = (id: number) => `/administration/taches/list?tache=${id}`;

/** What the job is about, where that can be opened. */
export function targetPath({ lien }: Pick<Tache, 'lien'>): string | null {
  if (!lien) return null;
  const place = PLACES[lien.ressource];
  if (place) return place(encodeURIComponent(lien.id));
  const resource = resourceById(lien.ressource);
  return resource && /^\d+$/.test(lien.id) ? (openingOf(resource, Number(lien.id))?.path ?? null) : null;
}

/** Where to see what became of a job: what it made or, failing that, its own journal. */
export function resultPath(tache: Pick<Tache, 'id' | 'lien'>): string {
  return targetPath(tache) ?? tachePath(tache.id);
}
