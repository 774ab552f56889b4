import type { Etat, Field, Fields, Filter, SortKey } from '@bridge/contract';

/** How somebody looks at a list: what chooses its rows, their order, and which page of them. */
export interface ListState {
  readonly q: string;
  /** The order that was asked for; empty for the order that the list has by itself. */
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly itemsPerPage: PageSize;
  /** Null in lists that are only read: their rows are neither archived nor removed. */
  readonly etat: Etat | null;
  /** Another way than rows to show what is found, where the list offers one. */
  readonly affichage: string;
  /** The wishes by field; a field without a wish is absent. */
  readonly filters: Filter;
  /** The filter that the list adds by itself, which is no part of the address. */
  readonly standing?: Filter;
}

export type FilterValue = Filter[string];

export const PAGE_SIZES = [20, 50, 100, 200] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const FIRST_STATE: ListState = {
  q: '',
  sort: [],
  page: 1,
  itemsPerPage: PAGE_SIZES[0],
  etat: 'actif',
  affichage: '',
  filters: {},
};

/** The order of lists by themselves: the last changed records first; of records only read, the newest first. */
const OWN_ORDER: readonly SortKey[] = [{ field: 'modifieLe', descending: true }];
const NEWEST: readonly SortKey[] = [{ field: 'id', descending: true }];

/** Words bring first the records called so, in the order of the server. */
export function orderOf({ q, sort, etat }: ListState): readonly SortKey[] {
  if (sort.length > 0) return sort;
  if (etat === null) return NEWEST;
  return q.trim() === '' ? OWN_ORDER : [];
}

export function isFilterable(field: Field | undefined): field is Field {
  return field?.filterable === true;
}

export function filterableFields(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isFilterable(field));
}

/** Whether the wish leaves any row out: an empty list of values or an open range does not. */
export function narrows(value: FilterValue | undefined): value is FilterValue {
  if (typeof value !== 'object') return value !== undefined;
  return isValues(value) ? value.length > 0 : value.min !== undefined || value.max !== undefined;
}

export function isValues(value: FilterValue | undefined): value is readonly (string | number | null)[] {
  return Array.isArray(value);
}

export function withFilter(filters: Filter, name: string, value: FilterValue | undefined): Filter {
  const { [name]: _, ...others } = filters;
  return narrows(value) ? { ...others, [name]: value } : others;
}

/** Whether words or filters narrow the list. */
export function isSearched({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}
