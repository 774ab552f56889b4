import type { Field, SortKey } from '@bridge/contract';

/** The most sort keys: a fourth key would change nothing that anybody sees. */
const MOST_KEYS = 3;

/** Whether the first sort of a field is descending: people look for recent dates and large figures first. */
export function startsDescending(field: Field | null): boolean {
  return field !== null && ['date', 'datetime', 'number', 'money'].includes(field.kind);
}

/**
 * The order after a click on a header: first the direction that suits the field, then the other, then unsorted. `add`
 * keeps the other keys. `order` is the order in sight, which may be that of the list by itself.
 */
export function nextSort(order: readonly SortKey[], field: string, descendingFirst: boolean, add: boolean): SortKey[] {
  const place = order.findIndex((key) => key.field === field);
  const known = order[place];
  const next = [
    ...(known === undefined ? [{ field, descending: descendingFirst }] : []),
    ...(known?.descending === descendingFirst ? [{ field, descending: !descendingFirst }] : []),
  ];
  if (!add) return next;
  return known === undefined
    ? [...order, ...next].slice(-MOST_KEYS)
    : [...order.slice(0, place), ...next, ...order.slice(place + 1)];
}

export interface Direction {
  readonly descending: boolean;
  /** The rank of the sort key: 1 for the key that orders first. */
  readonly rank: number;
}

export function directionOf(order: readonly SortKey[], field: string): Direction | null {
  const place = order.findIndex((key) => key.field === field);
  const key = order[place];
  return key ? { descending: key.descending, rank: place + 1 } : null;
}
