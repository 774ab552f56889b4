import { creationPath, findPage, type ListedResource, openingOf, PAGES } from '@bridge/contract';

type Placed = Pick<ListedResource, 'path'>;

/** The address of the page of a record, for a resource known to have one. */
export function recordPath(resource: Placed, id: number): string {
  return openingOf(resource, id)?.path ?? `${resource.path}/edit/${id}`;
}

/** The address where a record is created; null where none is created. */
export function createPath(resource: Placed): string | null {
  const create = creationPath(resource);
  return findPage(PAGES, create) ? create : null;
}
