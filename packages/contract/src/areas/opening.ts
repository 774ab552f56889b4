import { findPage } from '../kernel/pages/navigation.ts';
import type { ListedResource } from '../kernel/resource/read-only.ts';
import { PAGES } from './navigation.ts';

type Placed = Pick<ListedResource, 'path'>;

/** The page that opens a record: its form, or its sheet for records that nobody edits. */
export interface Opening {
  readonly kind: 'edit' | 'view';
  readonly path: string;
}

/** The page that opens a record, or null when its kind has no page. */
export function openingOf({ path }: Placed, id: number): Opening | null {
  const [edit, view] = [`${path}/edit/${id}`, `${path}/view/${id}`];
  if (findPage(PAGES, edit)) return { kind: 'edit', path: edit };
  return findPage(PAGES, view) ? { kind: 'view', path: view } : null;
}
