import type { Field } from './field.ts';

/** The value of an empty widget of the field. */
export function blankOf(field: Field): unknown {
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'slug':
    case 'email':
    case 'url':
    case 'code':
      return '';
    case 'translated':
      return {};
    case 'choices':
    case 'references':
    case 'list':
      return [];
    case 'boolean':
      return false;
    default:
      return null;
  }
}
