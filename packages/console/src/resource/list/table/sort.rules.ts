import type { Field, SortKey } from '@bridge/contract';

/** More keys than that order nothing that anybody sees. */
const MOST_KEYS = 3;

/** What is recent, or large, is what one looks for first. */
export function startsDescending(field: Field | null): boolean {
  return field !== null && ['date', 'datetime', 'number', 'money'].includes(field.kind);
}

/**
 * The order after a click on a header: its own direction first, then the other, then no longer. `add` keeps the other keys.
 * `order` is what one sees, which may be the list's own.
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
  /** 1 for the key that orders first. */
  readonly rank: number;
}

export function directionOf(order: readonly SortKey[], field: string): Direction | null {
  const place = order.findIndex((key) => key.field === field);
  const key = order[place];
  return key ? { descending: key.descending, rank: place + 1 } : null;
}
