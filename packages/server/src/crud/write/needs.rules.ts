import type { FieldError, Fields } from '@bridge/contract';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The faults of fields without the values that they need. `changes`: only what is changed now can be at fault. */
export function fautesDeManques(fields: Fields, after: Values, changes: Values): FieldError[] {
  return Object.entries(fields).flatMap(([name, { needs }]) => {
    if (needs === undefined || isEmpty(after[name])) return [];
    if (![name, ...needs.fields].some((one) => one in changes)) return [];
    return needs.fields.filter((one) => isEmpty(after[one])).map((path) => ({ path, message: needs.message }));
  });
}
