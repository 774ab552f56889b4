import { findPage, PAGES, type Resource } from '@bridge/contract';

type Placed = Pick<Resource, 'path'>;

/** The page that a record opens in: its form or, for what nobody makes, its sheet. */
export interface Opening {
  readonly kind: 'edit' | 'view';
  readonly path: string;
}

/** Null where records of this kind have no page of their own. */
export function openingOf({ path }: Placed, id: number): Opening | null {
  const [edit, view] = [`${path}/edit/${id}`, `${path}/view/${id}`];
  if (findPage(PAGES, edit)) return { kind: 'edit', path: edit };
  return findPage(PAGES, view) ? { kind: 'view', path: view } : null;
}

/** Where a record opens, to who knows that it does. */
export function recordPath(resource: Placed, id: number): string {
  return openingOf(resource, id)?.path ?? `${resource.path}/edit/${id}`;
}

/** Where a new one is made, if anywhere. */
export function createPath({ path }: Placed): string | null {
  const create = `${path}/create`;
  return findPage(PAGES, create) ? create : null;
}
