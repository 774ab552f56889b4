import type { FieldError } from '@bridge/contract';
import type { Stored } from '../stored.ts';
import { refuse } from './refuse.rules.ts';
import { same } from './value.rules.ts';

interface Changing {
  readonly before: object | null;
  readonly changes: object;
}

/** Refuses changes of the given fields, each with the message. */
export function keepFixed(names: readonly string[], { before, changes }: Changing, message: string): void {
  const known: Readonly<Record<string, unknown>> = { ...before };
  const asked: Readonly<Record<string, unknown>> = { ...changes };
  refuse(names.filter((name) => changesOf(name, known, asked)).map((path) => ({ path, message })));
}

/** The faults of changing a fixed field, set once at creation. */
export function fautesDeFixes(
  { columns }: Pick<Stored, 'columns'>,
  before: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
): FieldError[] {
  return columns.flatMap(({ name, field: { fixed } }) =>
    fixed !== undefined && changesOf(name, before, asked) ? [{ path: name, message: fixed }] : [],
  );
}

type Named = Readonly<Record<string, unknown>>;
const changesOf = (name: string, before: Named, asked: Named): boolean =>
  asked[name] !== undefined && !same(asked[name], before[name]);
