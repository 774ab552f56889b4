import { generationPath, openingOf, resourceById, type Tache } from '@bridge/contract';

/** The address where a run of an import is followed. */
export const importPath = (importation: number | string) => `/administration/imports?import=${importation}`;

/** The pages of subjects that are no resources, by the name that jobs give them. */
const PLACES: Readonly<Partial<Record<string, (id: string) => string>>> = {
  importation: importPath,
  generation: generationPath,
};

export const tachePath = (id: number) => `/administration/taches/list?tache=${id}`;

/** The address of the subject of a job; null for a subject without a page. */
export function targetPath({ lien }: Pick<Tache, 'lien'>): string | null {
  if (!lien) return null;
  const place = PLACES[lien.ressource];
  if (place) return place(encodeURIComponent(lien.id));
  const resource = resourceById(lien.ressource);
  return resource && /^\d+$/.test(lien.id) ? (openingOf(resource, Number(lien.id))?.path ?? null) : null;
}

/** The address of the result of a job: what it made, or else its own journal. */
export function resultPath(tache: Pick<Tache, 'id' | 'lien'>): string {
  return targetPath(tache) ?? tachePath(tache.id);
}
