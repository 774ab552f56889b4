import type { Field } from '@bridge/contract';

/**
 * Whether a field is for the people of the record's own entity, and the record of another one: a required number then
 * reads as the one that a new record starts with, which says nothing of this record and is not shown.
 */
export function isWithheld(field: Field, record: { readonly modifiable?: unknown } | null): boolean {
  return field.ownOnly === true && record?.modifiable === false;
}

/** A withheld field, which says so where it would look empty. */
export const toldField = (field: Field): Field => ({ ...field, whenEmpty: 'Connu de sa seule entité' });
