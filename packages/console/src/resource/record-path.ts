import { findPage, PAGES, type Resource } from '@bridge/contract';

type Placed = Pick<Resource, 'path'>;

/** Where a record opens: its form or, for what is only read, its sheet. */
export function recordPath({ path }: Placed, id: number): string {
  const [edit, view] = [`${path}/edit/${id}`, `${path}/view/${id}`];
  return !findPage(PAGES, edit) && findPage(PAGES, view) ? view : edit;
}

/** Where a new one is made, if anywhere. */
export function createPath({ path }: Placed): string | null {
  const create = `${path}/create`;
  return findPage(PAGES, create) ? create : null;
}
