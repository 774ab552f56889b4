import { type AnyRecord, blankOf, type EditedResource, type Field, type Fields } from '@bridge/contract';
import { isEqual } from '../values/equal.ts';

/** The values of a form: one per field that may be written. */
export type Values = Readonly<Record<string, unknown>>;

export function writableNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.readOnly);
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every((inside) => inside === '');
}

/** Whether the field has the value of a new record, or none. */
export function isUsual(field: Field, value: unknown): boolean {
  if (field.kind === 'secret') return !(value instanceof Object && 'defini' in value && value.defini === true);
  return sameValue(field, value, blankOf(field));
}

export function valuesOf({ fields }: Pick<EditedResource, 'fields'>, record: AnyRecord): Values {
  return Object.fromEntries(writableNames(fields).map((name) => [name, record[name]]));
}

/** The values of a new record: the entity of its author, and the preferences of that entity. */
export function startValues(
  { fields, owner }: Pick<EditedResource, 'fields'> & { readonly owner?: string },
  entiteId: number | null,
  parameters: Readonly<Record<string, unknown>> = {},
): Values {
  const startOf = (name: string, field: Field): unknown => {
    if (name === owner && field.kind === 'reference') return entiteId;
    return (field.startsAs === undefined ? undefined : parameters[field.startsAs]) ?? blankOf(field);
  };
  const start = writableNames(fields).flatMap((name) => {
    const field = fields[name];
    return field ? [[name, startOf(name, field)]] : [];
  });
  return Object.fromEntries(start);
}

/** Whether two values of a field mean the same: a language without text counts as absent. */
export function sameValue(field: Field | undefined, one: unknown, other: unknown): boolean {
  return field?.kind === 'translated' ? isEqual(withoutEmpty(one), withoutEmpty(other)) : isEqual(one, other);
}

/** The names of the fields whose two values differ. */
export function differences(fields: Fields, one: Values, other: Values): string[] {
  return writableNames(fields).filter((name) => !sameValue(fields[name], one[name], other[name]));
}

export function pick(values: Values, names: Iterable<string>): Values {
  return Object.fromEntries([...names].map((name) => [name, values[name]]));
}

function withoutEmpty(texts: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(texts)).filter(([, text]) => text !== ''));
}
