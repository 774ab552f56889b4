import { findPage } from '../kernel/pages/navigation.ts';
import type { ListedResource } from '../kernel/resource/read-only.ts';
import { PAGES } from './navigation.ts';

type Placed = Pick<ListedResource, 'path'>;

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
