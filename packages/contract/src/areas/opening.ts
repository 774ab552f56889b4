import { linePath, listPath, type ReadOnlyHead } from '../kernel/pages/head.ts';
import { findPage } from '../kernel/pages/navigation.ts';
import { PAGES } from './navigation.ts';

type Placed = Pick<ReadOnlyHead, 'path' | 'list' | 'drawer'>;

/** The page that opens a record: its form, or its sheet or a drawer over its list for records that nobody edits. */
export interface Opening {
  readonly kind: 'edit' | 'view';
  readonly path: string;
}

/** The list of all that a search finds of a kind, or null when the kind has no list. */
export function searchPath(head: Placed, q: string): string | null {
  const path = listPath(head);
  return findPage(PAGES, path) ? `${path}?q=${encodeURIComponent(q)}` : null;
}

/** The page that opens a record, or null when its kind has no page. */
export function openingOf({ drawer, ...placed }: Placed, id: number): Opening | null {
  if (drawer) return { kind: 'view', path: linePath({ ...placed, drawer }, id) };
  const { path } = placed;
  const [edit, view] = [`${path}/edit/${id}`, `${path}/view/${id}`];
  if (findPage(PAGES, edit)) return { kind: 'edit', path: edit };
  return findPage(PAGES, view) ? { kind: 'view', path: view } : null;
}
