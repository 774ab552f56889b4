import { BridgeError, type FieldError } from '@bridge/contract';
import type { Stored } from './stored.ts';
import { same } from './value.rules.ts';

interface Changing {
  readonly before: object | null;
  readonly changes: object;
}

/** Refuses to set what is not up to people: each field of the given ones that would change says why on itself. */
export function keepFixed(names: readonly string[], { before, changes }: Changing, message: string): void {
  const known: Readonly<Record<string, unknown>> = { ...before };
  const touched = Object.entries(changes).filter(
    ([name, value]) => names.includes(name) && value !== undefined && !same(value, known[name]),
  );
  if (touched.length === 0) return;
  throw new BridgeError('invalidInput', { errors: touched.map(([path]) => ({ path, message })) });
}

/** What would change of what is said once, when the record is made. */
export function fautesDeFixes(
  { columns }: Pick<Stored, 'columns'>,
  before: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
): FieldError[] {
  return columns.flatMap(({ name, field: { fixed } }) =>
    fixed === undefined || asked[name] === undefined || same(asked[name], before[name])
      ? []
      : [{ path: name, message: fixed }],
  );
}
