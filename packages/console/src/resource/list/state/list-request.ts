import { filterKey, type ListedResource, USAGES } from '@bridge/contract';
import { type ListState, orderOf } from './list-state.ts';

/** The search, filters and order in the words of the API: the same for a page, an export and « tous les résultats ». */
export function searchOf(state: ListState) {
  const { q, etat, filters, standing } = state;
  const rows = etat === null ? 'read' : 'kept';
  const asked = Object.entries({ ...standing, ...filters }).map(([name, value]) => [filterKey(name, rows), value]);
  return {
    q: q.trim(),
    sort: orderOf(state)
      .map(({ field, descending }) => `${descending ? '-' : ''}${field}`)
      .join(','),
    filter: JSON.stringify({ ...Object.fromEntries(asked), ...(etat && { etat }) }),
  };
}

/** The fields to ask for: those that are drawn, the title and the columns. */
export function fieldsOf(
  { title, fields }: Pick<ListedResource, 'title' | 'fields'>,
  columns: readonly string[],
): string {
  const known = columns.filter((name) => name === USAGES || name in fields);
  return [...new Set([title, ...known])].join(',');
}

export function pageOfRows(resource: ListedResource, state: ListState, columns: readonly string[]) {
  const { page, itemsPerPage } = state;
  return { page, itemsPerPage, ...searchOf(state), fields: fieldsOf(resource, columns) };
}
