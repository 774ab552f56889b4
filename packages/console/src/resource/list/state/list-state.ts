import type { Etat, Field, Fields, Filter, SortKey } from '@bridge/contract';

/** How one looks at a list: what chooses its rows, their order, and which page of them. */
export interface ListState {
  readonly q: string;
  /** Empty: the order that the list has by itself. */
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly itemsPerPage: PageSize;
  /** Null in lists that are only read: their rows are neither put aside nor thrown away. */
  readonly etat: Etat | null;
  /** Another way than rows to see what is found, where the list offers some. */
  readonly affichage: string;
  /** By field; a field without a wish is absent. */
  readonly filters: Filter;
  /** What the list asks by itself beside them; no part of the address. */
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

/** What was last worked on comes first; of what is only read, what came last. */
const OWN_ORDER: readonly SortKey[] = [{ field: 'modifieLe', descending: true }];
const NEWEST: readonly SortKey[] = [{ field: 'id', descending: true }];

export function orderOf({ sort, etat }: ListState): readonly SortKey[] {
  if (sort.length > 0) return sort;
  return etat === null ? NEWEST : OWN_ORDER;
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

/** Something was asked of the list, beside its order and its pages. */
export function isSearched({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0;
}
