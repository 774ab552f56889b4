import { blankOf } from './blank.ts';
import type { Field } from './field.ts';
import { isRef, refsIn } from './ref.ts';
import { fieldsOf } from './variants.items.ts';

export interface Reference {
  readonly path: string;
  readonly to: string;
  readonly id: number;
  /** Whether the target is acted upon, and not only used. */
  readonly acts?: true;
}

type ReferringField = Extract<Field, { readonly to: string }>;

/** The number of a reference in either form; null while it is still to be chosen. */
export function referredId(value: unknown): number | null {
  const id = isRef(value) ? value.id : value;
  return typeof id === 'number' && id > 0 ? id : null;
}

/** A number in the form of the field. */
export function keptReference(field: ReferringField, id: number | null): unknown {
  if (id === null) return blankOf(field);
  return field.asRef ? { ref: field.to, id } : id;
}

/** The records that a value refers to, with the path of each. */
export function referencesIn(field: Field, value: unknown, path: string): Reference[] {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return (Array.isArray(value) ? value : [value]).flatMap((one, rank) => {
        const id = referredId(one);
        const own = field.asRef && Array.isArray(value) ? `${path}.${rank}` : path;
        return id === null ? [] : [{ path: own, to: field.to, id, ...(field.acts && { acts: true as const }) }];
      });
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, rank) =>
            Object.entries(fieldsOf(field, item)).flatMap(([name, inner]) =>
              referencesIn(inner, Object(item)[name], `${path}.${rank}.${name}`),
            ),
          )
        : [];
    case 'json':
      return field.refs === undefined
        ? []
        : refsIn(value, path).flatMap(({ ref, id, ...found }) => (id > 0 ? [{ ...found, to: ref, id }] : []));
    default:
      return [];
  }
}

/** The resources that a document of the field may refer to by `Ref`s, at any depth. */
export function refTargetsOf(field: Field): string[] {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return field.asRef ? [field.to] : [];
    case 'json':
      return [...(field.refs ?? [])];
    case 'list':
      return [
        ...new Set(Object.values(field.forms).flatMap(({ fields }) => Object.values(fields).flatMap(refTargetsOf))),
      ];
    default:
      return [];
  }
}
