import type { FieldError, Fields } from '@bridge/contract';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What the fields that are set may not go without. `changes`: what is asked now; what was let in before is nobody’s fault of today. */
export function fautesDeManques(fields: Fields, after: Values, changes: Values): FieldError[] {
  return Object.entries(fields).flatMap(([name, { needs }]) => {
    if (needs === undefined || isEmpty(after[name])) return [];
    if (![name, ...needs.fields].some((one) => one in changes)) return [];
    return needs.fields.filter((one) => isEmpty(after[one])).map((path) => ({ path, message: needs.message }));
  });
}
