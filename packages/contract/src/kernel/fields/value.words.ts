import type { Names } from '../resource/resource-answers.ts';
import { isHerite } from '../resource/single.ts';
import { dayInWords, formatNumber, momentInWords } from '../words/format.ts';
import { countOf } from '../words/french.ts';
import type { Choice, Field } from './field.ts';
import { isRef, nameOfRef } from './ref.ts';
import { firstTextOf, itemNoun, titleOfItem } from './variants.items.ts';

/** The value of a field in one line of plain text, for a log or a file; an empty text without a value. */
export function valueInWords(field: Field, value: unknown, names: Names = {}): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.inherited && isHerite(value)) return 'hérité';
  switch (field.kind) {
    case 'text':
      return field.words?.(String(value)) ?? String(value);
    case 'number':
      return typeof value === 'number' ? (field.words?.(value) ?? formatNumber(value, field.unit)) : '';
    case 'money':
      return typeof value === 'number' ? formatNumber(value, '€') : '';
    case 'boolean':
      return value === true ? 'oui' : 'non';
    case 'choice':
      return labelOf(field.choices, value);
    case 'choices':
      return several(value, (one) => labelOf(field.choices, one));
    case 'reference':
      return namedBy(field.to, value, names);
    case 'references':
      return several(value, (one) => namedBy(field.to, one, names));
    case 'translated':
      return firstTextOf(value);
    case 'json':
      return [field.words(value, names)].flat().join(', ');
    case 'list':
      return Array.isArray(value) ? itemsInWords(field, value, names) : '';
    case 'period': {
      const { du, au } = Object(value);
      return [du && `du ${dayInWords(String(du))}`, au && `au ${dayInWords(String(au))}`].filter(Boolean).join(' ');
    }
    case 'date':
      return dayInWords(String(value));
    case 'datetime':
      return momentInWords(String(value));
    case 'secret':
      return '••••';
    case 'file':
      return String(Object(value).nom ?? '');
    default:
      return String(value);
  }
}

const several = (value: unknown, said: (one: unknown) => string) =>
  Array.isArray(value) ? value.map(said).join(', ') : '';

const labelOf = (choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? String(value);

function namedBy(to: string, value: unknown, names: Names): string {
  const ref = isRef(value) ? value : { ref: to, id: Number(value) };
  return nameOfRef(ref, names) ?? `n°\u00a0${ref.id}`;
}

function itemsInWords(field: Extract<Field, { kind: 'list' }>, items: readonly unknown[], names: Names): string {
  const titles = items.map((item, rank) => titleOfItem(field, item, names, rank)).filter((title) => title !== '');
  const count = countOf(itemNoun(field), items.length);
  return titles.length === 0 ? count : `${count}\u00a0: ${titles.join(', ')}`;
}
