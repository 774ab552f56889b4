import type { Field, Fields } from '@bridge/contract';
import type { Values } from '../values.rules.ts';

/** Whether a field is on the screen: the field that it depends on holds one of the values that call for it. */
export function isShown({ when }: Pick<Field, 'when'>, values: Values): boolean {
  return when === undefined || when.is.some((value) => value === values[when.field]);
}

/** The fields that are out of sight; they keep their values. */
export function hiddenNames(fields: Fields, values: Values): ReadonlySet<string> {
  return new Set(Object.keys(fields).filter((name) => !isShown(fields[name] ?? {}, values)));
}

/** Whether any of these fields has something to show: a part or a fold without one is not drawn. */
export function anyShown(fields: Fields, names: readonly string[], values: Values): boolean {
  return names.some((name) => isShown(fields[name] ?? {}, values));
}
