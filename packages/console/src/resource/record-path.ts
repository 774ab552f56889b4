import { findPage, type ListedResource, openingOf, PAGES } from '@bridge/contract';

type Placed = Pick<ListedResource, 'path'>;

/** Where a record opens, to who knows that it does. */
export function recordPath(resource: Placed, id: number): string {
  return openingOf(resource, id)?.path ?? `${resource.path}/edit/${id}`;
}

/** Where a new one is made, if anywhere. */
export function createPath({ path }: Placed): string | null {
  const create = `${path}/create`;
  return findPage(PAGES, create) ? create : null;
}
